import { touchCases } from "../../testing/cases";
import { choicesOf, meantBy } from "./choices";
import { viewOf } from "./view";

const recorded = touchCases("taki").map((position) => ({ ...position, view: viewOf(position) }));

/** Every text that touches can complete, with the touches that lead there. */
function reachable(legal: string[], hand: string[]): Map<string, string[]> {
  const choices = choicesOf(legal);
  const reached = new Map<string, string[]>();
  const plain = ["draw", "close", "open", "end", "pass"] as const;
  for (const action of plain) if (choices[action]) reached.set(action, [action]);
  if (choices.last) reached.set("last!", ["bell"]);
  for (const { seat, action } of choices.catches) reached.set(action, [`seat ${seat}`]);
  for (const card of new Set(hand)) {
    const choice = choices.cards.get(card);
    if (choice?.kind === "lay") reached.set(choice.action, [card]);
    if (choice?.kind === "colour") for (const [colour, action] of choice.colours) reached.set(action, [card, colour]);
  }
  return reached;
}

describe("the touches of Super Taki", () => {
  it.each(recorded.map((sample, at) => ({ at, ...sample })))(
    "reach exactly the legal actions of recorded position $at ($view.phase)",
    ({ legal, view, seat }) => {
      const hand = view.hands[seat ?? 0] ?? [];
      expect([...reachable(legal, hand).keys()].sort()).toEqual([...legal].sort());
    },
  );

  it("were recorded in every phase, and with every kind of action", () => {
    const phases = new Set(recorded.map(({ view }) => view.phase));
    expect([...phases].sort()).toEqual(["asked", "king", "plus", "run", "turn"]);
    const all = recorded.flatMap(({ legal }) => legal.map((text) => text.replace(/[1-9]|10|(?<=:)[rbgy]/g, "#")));
    for (const kind of [
      "change:#",
      "stk",
      "stk:#",
      "combo:#",
      "catch:#",
      "last!",
      "close",
      "open",
      "end",
      "pass",
      "draw",
    ]) {
      expect(all).toContain(kind);
    }
  });

  it("lead from a card that needs a colour to one text for each colour", () => {
    const choice = choicesOf(["change:r", "change:b", "change:g", "change:y", "draw"]).cards.get("change");
    expect(choice).toEqual({
      kind: "colour",
      colours: new Map([
        ["r", "change:r"],
        ["b", "change:b"],
        ["g", "change:g"],
        ["y", "change:y"],
      ]),
    });
  });

  it("lead to a Breaker and to every combination where both answer", () => {
    const legal = ["break", "pass", "combo:r", "combo:g"];
    const hand = ["r3", "r+", "g3", "g+", "y1", "break"];
    expect([...reachable(legal, hand).keys()].sort()).toEqual([...legal].sort());
    expect(choicesOf(legal).cards.has("y1")).toBe(false);
  });

  it("say what was meant by a card that cannot be laid", () => {
    const asked = { phase: "asked", colour: "g" } as const;
    expect(meantBy("r+", asked)).toBe("combo:r");
    expect(meantBy("b3", asked)).toBe("combo:b");
    expect(meantBy("r+", { ...asked, phase: "turn" })).toBe("r+");
    expect(meantBy("change", asked)).toBe("change:g");
    expect(meantBy("change", { ...asked, colour: null })).toBe("change:r");
    expect(meantBy("break", asked)).toBe("break");
  });
});
