import { geometry } from "./geometry";
import { Guide, type Situation } from "./selection.svelte";

function guided(legal: string[], rows?: string[][]): { guide: Guide; done: string[]; refused: string[] } {
  const done: string[] = [];
  const refused: string[] = [];
  const situation: Situation = {
    board: geometry(4, 2, 0),
    rows: rows ?? [
      ["ring 5", "ring 12", "grave", "grave"],
      ["ring 15", "grave", "grave", "grave"],
      ["grave", "grave", "grave", "grave"],
      ["ring 30", "grave", "grave", "grave"],
    ],
    seat: 0,
    legal,
    open: legal.length > 0,
    act: (action) => done.push(action),
    illegal: (action) => refused.push(action),
  };
  return { guide: new Guide(() => situation), done, refused };
}

describe("with a mouse", () => {
  it("a card and a marble play, and the way is shown before", () => {
    const { guide, done } = guided(["3 m1", "3 m2", "9 m1"]);
    guide.take("3", false);
    expect(guide.lit).toEqual(["s1.m1", "s1.m2"]);
    guide.hovered = "marble s1.m2";
    expect(guide.walks).toEqual([
      {
        marble: "s1.m2",
        from: "ring 12",
        through: ["ring 13", "ring 14", "ring 15"],
        kills: [{ marble: "s2.m1", at: "ring 15" }],
      },
    ]);
    guide.touch("marble s1.m2", false);
    expect(done).toEqual(["3 m2"]);
  });
});

describe("with a finger", () => {
  it("the first touch shows, the second plays", () => {
    const { guide, done } = guided(["3 m1", "3 m2"]);
    guide.take("3", false);
    guide.touch("marble s1.m1", true);
    expect(done).toEqual([]);
    expect(guide.play).toMatchObject({ kind: "walk" });
    guide.touch("marble s1.m2", true);
    expect(guide.pinned).toBe("marble s1.m2");
    guide.touch("marble s1.m2", true);
    expect(done).toEqual(["3 m2"]);
  });

  it("a stop is played at once, and the only play of a card is shown at once", () => {
    const { guide, done } = guided(["10 stop", "9 m1"]);
    guide.take("9", false);
    expect(guide.pinned).toBe("marble s1.m1");
    guide.take("10", false);
    guide.touch("stop", true);
    expect(done).toEqual(["10 stop"]);
  });
});

describe("a seven", () => {
  const legal = ["7 m1", "7 m1:3 m2:4", "7 m1:4 m2:3", "7 m2:3 m1:4"];

  it("is guided part by part, on the board that the first part leaves", () => {
    const { guide, done } = guided(legal);
    guide.take("7", false);
    guide.touch("marble s1.m1", false);
    expect(guide.ways).toEqual(["steps 3", "steps 4", "steps 7"]);
    expect(guide.landings().map(({ walk }) => walk.through.at(-1))).toEqual(["ring 8", "ring 9", "ring 12"]);
    guide.touch("steps 3", false);
    expect(guide.shown["s1.m1"]).toBe("ring 8");
    expect(guide.lit).toEqual(["s1.m2"]);
    guide.touch("marble s1.m2", false);
    expect(done).toEqual(["7 m1:3 m2:4"]);
  });

  it("has a way back to the beginning", () => {
    const { guide } = guided(legal);
    guide.take("7", false);
    guide.touch("marble s1.m1", false);
    guide.touch("steps 4", false);
    const seen = [guide.reached.path.length];
    while (guide.picked.length > 0) {
      guide.back();
      seen.push(guide.reached.path.length);
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(guide.shown).toEqual(guide.places);
  });
});

describe("a try that is not legal", () => {
  it("is told to the house as it was meant", () => {
    const { guide, refused, done } = guided(["3 m1", "9 m1", "5 s4.m1"]);
    guide.take("9", false);
    guide.touch("marble s1.m2", false);
    guide.take("5", false);
    guide.touch("marble s2.m1", false);
    guide.take("K", false);
    expect(refused).toEqual(["9 m2", "5 s2.m1", "K drop"]);
    expect(guide.isDead).toBe(true);
    expect(done).toEqual([]);
  });

  it("is explained where the notation has no word for it", () => {
    const { guide, refused } = guided(["3 m1"]);
    guide.touch("marble s1.m1", false);
    expect(guide.note).toBe("board-card-first");
    guide.take("3", false);
    guide.touch("marble s2.m1", false);
    expect(guide.note).toBe("board-own-only");
    expect(refused).toEqual([]);
  });

  it("does nothing while nobody is asked", () => {
    const { guide, done, refused } = guided([]);
    guide.take("3", false);
    guide.touch("marble s1.m1", false);
    expect([guide.picked, done, refused, guide.note]).toEqual([[], [], [], null]);
  });
});

describe("a card that can only be thrown", () => {
  it("is thrown by a second touch", () => {
    const { guide, done } = guided(["throw 3", "throw 9"]);
    guide.take("9", false);
    expect(guide.ways).toEqual(["throw"]);
    guide.take("9", true);
    expect(done).toEqual(["throw 9"]);
  });
});

describe("an ace", () => {
  it("drops when a marble in the graveyard is touched", () => {
    const { guide, done } = guided(["A drop", "A1 m1", "A11 m1"]);
    guide.take("A", false);
    expect(guide.meaning("s1.m3")).toBe("drop");
    guide.touch(guide.meaning("s1.m3"), false);
    expect(done).toEqual(["A drop"]);
  });
});

describe("while a move is on its way", () => {
  it("what was chosen stays shown and nothing can be touched", () => {
    const done: string[] = [];
    let open = true;
    const rows = [
      ["ring 5", "grave", "grave", "grave"],
      ["grave", "grave", "grave", "grave"],
    ];
    const board = geometry(2, 2, 0);
    const act = (action: string): void => void (done.push(action), (open = false));
    const guide = new Guide(() => ({ board, rows, seat: 0, legal: ["3 m1"], open, act, illegal: () => {} }));
    guide.take("3", false);
    guide.touch("marble s1.m1", false);
    guide.touch("marble s1.m1", false);
    guide.take("9", false);
    expect(done).toEqual(["3 m1"]);
    expect(guide.isDead).toBe(false);
    expect(guide.walks).toHaveLength(1);
  });
});
