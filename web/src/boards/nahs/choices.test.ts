import { isKind } from "../../pieces/nahs/kinds";
import { touchCases } from "../../testing/cases";
import { type Choices, choicesOf, meantBy, only } from "./choices";
import { exchanged, exchangeText, type Six } from "./exchange";
import { standing, viewOf } from "./view";

const recorded = touchCases("nahs").map(({ legal, seat, ...position }) => ({
  legal,
  seat: seat ?? 0,
  view: viewOf({ legal, seat, ...position }),
}));

type Sample = (typeof recorded)[number];

function choicesFor({ legal, view, seat }: Sample): Choices {
  const held = view.hands[seat] ?? [];
  return choicesOf(legal, view.phase, held.length > 0 ? "hand" : "up");
}

/** Every arrangement of six cards that touching pairs of them can reach. */
function arrangements(six: Six, dealt: readonly string[]): Set<string> {
  const texts = new Set<string>();
  const walk = (now: Six): void => {
    const text = exchangeText(now, dealt);
    if (texts.has(text)) return;
    texts.add(text);
    for (let up = 0; up < now.ups.length; up++)
      for (let held = 0; held < now.hand.length; held++) walk(exchanged(now, up, held));
  };
  walk(six);
  return texts;
}

/** Every text that touching cards, numbers, players, places and buttons can complete. */
function reachable(sample: Sample): Set<string> {
  const choices = choicesFor(sample);
  const reached = new Set<string>();
  for (const action of ["take", "accept"] as const) if (choices[action]) reached.add(action);
  for (const action of choices.down.values()) reached.add(action);
  for (const action of choices.found?.values() ?? []) reached.add(action);
  const zones = {
    hand: (sample.view.hands[sample.seat] ?? []).filter(isKind),
    up: sample.view.face_up[sample.seat] ?? [],
  };
  for (const zone of ["hand", "up"] as const)
    for (const kind of new Set(zones[zone])) {
      const choice = choices[zone].get(kind);
      const texts = choice?.kind === "lay" ? choice.counts : choice?.targets;
      for (const action of texts?.values() ?? []) reached.add(action);
    }
  return reached;
}

const played = recorded.filter(({ view }) => view.phase !== "exchange");
const dealt = recorded.filter(({ view }) => view.phase === "exchange");

describe("the touches of Wajh Al-Nahs", () => {
  it.each(played.map((sample, at) => ({ at, ...sample })))(
    "reach exactly the legal actions of recorded position $at ($view.phase)",
    (sample) => {
      expect([...reachable(sample)].sort()).toEqual([...sample.legal].sort());
    },
  );

  it.each(dealt.map((sample, at) => ({ at, ...sample })))(
    "reach every legal exchange of recorded deal $at",
    ({ legal, view, seat }) => {
      const ups = view.face_up[seat]!;
      const reached = arrangements({ ups, hand: view.hands[seat]!.filter(isKind) }, ups);
      for (const text of legal) expect(reached).toContain(text);
    },
  );

  it("were recorded in every phase, and with every kind of action", () => {
    const phases = new Set(recorded.map(({ view }) => view.phase));
    expect([...phases].sort()).toEqual(["aim", "asked", "exchange", "play"]);
    const all = new Set(recorded.flatMap(({ legal }) => legal.map((text) => text.replace(/\d+/g, "#"))));
    for (const kind of [
      "#",
      "#x#",
      "bu",
      "ti>#",
      "up #",
      "up #x#",
      "up bu",
      "up ti>#",
      "counter>#",
      "down #",
      "take",
      "accept",
      "ready",
    ]) {
      expect(all).toContain(kind);
    }
  });

  it("lay a lone card at once, and ask how many of several", () => {
    const { hand } = choicesOf(["7", "9", "9x2", "take"], "play", "hand");
    expect(only(hand.get("7")!)).toBe("7");
    expect(only(hand.get("9")!)).toBeNull();
    expect(hand.get("9")).toEqual({
      kind: "lay",
      counts: new Map([
        [1, "9"],
        [2, "9x2"],
      ]),
    });
  });

  it("always ask whom a take-it is aimed at", () => {
    const { up } = choicesOf(["up ti>2"], "play", "up");
    expect(only(up.get("ti")!)).toBeNull();
  });

  it("say what was meant by a card that cannot be laid", () => {
    expect(meantBy("hand", "4", "play", 1)).toBe("4");
    expect(meantBy("up", "4", "play", 1)).toBe("up 4");
    expect(meantBy("up", "ti", "play", 1)).toBe("up ti>2");
    expect(meantBy("hand", "ti", "asked", 1)).toBe("counter>2");
  });
});

describe("what stands on the pile", () => {
  it.each([
    [[], null],
    [["4", "9", "9"], "4"],
    [["bu"], null],
    [["9", "bu"], "9"],
    [["12", "0", "9"], null],
    [["2", "5"], "5"],
  ])("%j is %s", (pile, value) => {
    expect(standing(pile)).toBe(value);
  });
});
