import { MARBLE_CASES } from "../../testing/cases";
import { actionOf, choicesOf, example, follow, marblesOf, meant, touchesOf, waysOf, type Choice } from "./choices";
import { geometry } from "./geometry";
import { read, written } from "./plays";
import { after, colourOf, mateOf, placesOf, walksOf } from "./walks";

const cases = MARBLE_CASES;
const boards = new Map(
  cases.map(({ options: { players, mouth } }) => [`${players} ${mouth}`, geometry(players, mouth, 0)]),
);

/** The colour that a seat plays, and its teammate's. */
function coloursOf(marbles: string[][], seat: number): [number, number] {
  const colour = colourOf(marbles, seat);
  return [colour, mateOf(marbles.length, colour)];
}

/** All actions that touches can perform, each with how many touches it takes. */
function reachable(choice: Choice, depth = 1, found = new Map<string, number>()): Map<string, number> {
  for (const [touch, next] of choice.next) {
    const action = actionOf(choice, touch);
    if (action !== undefined) found.set(action, Math.min(depth, found.get(action) ?? depth));
    else reachable(follow({ ...choice, next: new Map([[touch, next]]) }, [touch]).choice, depth + 1, found);
  }
  return found;
}

describe(`${cases.length} recorded positions`, () => {
  it("cover every card, in every form, for one's own colour and for the teammate's", () => {
    const forms = new Set(cases.flatMap(({ legal }) => Object.keys(legal).map((text) => text.split(" ")[0])));
    for (const card of ["A", "A1", "A11", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "K13", "throw"])
      expect(forms).toContain(card);
    const texts = new Set(cases.flatMap(({ legal }) => Object.keys(legal)));
    for (const text of ["10 stop", "Q stop", "throw hand"]) expect(texts).toContain(text);
    expect([...texts].some((text) => /^J s\d/.test(text))).toBe(true);
    expect([...texts].some((text) => /^7 m\d:\d p\d:\d$/.test(text))).toBe(true);
    expect(cases.some(({ marbles, seat }) => colourOf(marbles, seat) !== seat)).toBe(true);
  });

  it("are read and written back as they were", () => {
    for (const { marbles, seat, legal } of cases) {
      const colour = colourOf(marbles, seat);
      const mate = mateOf(marbles.length, colour);
      for (const text of Object.keys(legal)) expect(written(read(text, colour, mate), colour)).toBe(text);
    }
  });

  it("let every legal action be reached by touches, and nothing else", () => {
    for (const { marbles, seat, legal } of cases) {
      const found = reachable(choicesOf(Object.keys(legal), ...coloursOf(marbles, seat)));
      expect([...found.keys()].sort()).toEqual(Object.keys(legal).sort());
      for (const [text, touches] of found) expect(touches).toBeLessThanOrEqual(text.startsWith("7") ? 8 : 3);
    }
  });

  it("perform exactly the action whose touches are made, in either order", () => {
    for (const { marbles, seat, legal } of cases) {
      const colours = coloursOf(marbles, seat);
      const root = choicesOf(Object.keys(legal), ...colours);
      for (const text of Object.keys(legal))
        for (const touches of touchesOf(read(text, ...colours))) touch(root, touches, text);
    }
  });

  it("are previewed as the rules play them: who goes where, and who dies", () => {
    for (const { options, marbles, seat, legal } of cases) {
      const board = boards.get(`${options.players} ${options.mouth}`)!;
      const [places, colour] = [placesOf(marbles), colourOf(marbles, seat)];
      for (const [text, moved] of Object.entries(legal)) {
        const walks = walksOf(board, places, seat, colour, read(text, ...coloursOf(marbles, seat)));
        expect({ text, places: after(places, walks) }).toEqual({ text, places: { ...places, ...moved } });
      }
    }
  });
});

/** Make touches one by one, leaving out those that are forced, until one of them performs an action. */
function touch(root: Choice, touches: readonly string[], wanted: string): void {
  const made: string[] = [];
  for (const [i, next] of touches.entries()) {
    const { choice, path } = follow(root, made);
    if (path.length > i) continue;
    const action = actionOf(choice, next);
    if (action !== undefined) {
      expect(action).toBe(wanted);
      expect(touches.slice(i + 1).filter((rest) => rest.startsWith("marble"))).toEqual([]);
      return;
    }
    made.push(next);
  }
  expect.unreachable(`${wanted} is not performed by ${touches.join(", ")}`);
}

describe("an ace", () => {
  const root = choicesOf(["A drop", "A1 m1", "A11 m1", "A11 m2"], 0);
  const ace = follow(root, ["card A"]).choice;

  it("offers its ways and lights all marbles that can use one", () => {
    expect(waysOf(ace)).toEqual(["drop", "walk 1", "walk 11"]);
    expect(marblesOf(ace).sort()).toEqual(["s1.m1", "s1.m2"]);
  });

  it("is decided by a marble that has one way, and asks for the way of one that has two", () => {
    expect(actionOf(ace, "marble s1.m2")).toBe("A11 m2");
    expect(actionOf(ace, "marble s1.m1")).toBeUndefined();
    expect(waysOf(follow(root, ["card A", "marble s1.m1"]).choice)).toEqual(["walk 1", "walk 11"]);
  });
});

describe("a seven", () => {
  const root = choicesOf(["7 m1", "7 m1:3 m2:4", "7 m1:5 m2:2", "7 m2:4 m1:3"], 0);

  it("asks for a marble, its steps, and the marble that goes the rest", () => {
    expect(waysOf(follow(root, ["card 7", "marble s1.m1"]).choice)).toEqual(["steps 7", "steps 3", "steps 5"]);
    const rest = follow(root, ["card 7", "marble s1.m1", "steps 3"]).choice;
    expect(actionOf(rest, "marble s1.m2")).toBe("7 m1:3 m2:4");
  });

  it("does not ask for steps without an alternative", () => {
    const { choice, path } = follow(root, ["card 7", "marble s1.m2"]);
    expect(path).toEqual(["card 7", "marble s1.m2", "steps 4"]);
    expect(actionOf(choice, "marble s1.m1")).toBe("7 m2:4 m1:3");
  });

  it("never plays the second part without its marble being touched", () => {
    expect(actionOf(follow(root, ["card 7", "marble s1.m1"]).choice, "steps 3")).toBeUndefined();
  });
});

describe("a try that is not legal", () => {
  it("is written as it was meant", () => {
    expect(meant(["card 9"], "s1.m3", 0)).toBe("9 m3");
    expect(meant(["card A", "walk 11"], "s1.m2", 0)).toBe("A11 m2");
    expect(meant(["card K"], "s1.m2", 0)).toBe("K13 m2");
    expect(meant(["card 5"], "s3.m2", 0)).toBe("5 s3.m2");
    expect(meant(["card 7"], "s1.m2", 0)).toBe("7 m2");
    expect(meant(["card 7", "marble s1.m1", "steps 3"], "s1.m2", 0)).toBe("7 m1:3 m2:4");
    expect(meant(["card J", "marble s1.m1"], "s2.m2", 0)).toBe("J m1 s2.m2");
    expect(meant(["card J", "marble s2.m2"], "s1.m1", 0)).toBe("J m1 s2.m2");
    expect(meant(["card J", "marble s4.m2"], "s3.m1", 0)).toBe("J s3.m1 s4.m2");
  });

  it("has no text where the notation has no word for it", () => {
    expect(meant(["card 9"], "s2.m3", 0)).toBeUndefined();
    expect(meant(["card J"], "s2.m3", 0)).toBeUndefined();
  });

  it("stands for a card that cannot be played", () => {
    const rows = [
      ["grave", "ring 7", "grave", "grave"],
      ["grave", "grave", "ring 30", "grave"],
    ];
    expect(example("9", 0, rows)).toBe("9 m2");
    expect(example("5", 0, rows)).toBe("5 s1.m2");
    expect(example("J", 0, rows)).toBe("J m2 s2.m3");
    expect(example("K", 0, rows)).toBe("K drop");
  });
});
