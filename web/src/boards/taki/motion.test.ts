import { flashesOf, movesOf } from "./motion";

const step = (...events: Record<string, unknown>[]) => [{ ply: 1, seat: 0, events }];

describe("what travels in Super Taki", () => {
  it("starts at one's own card, or at the other's hand", () => {
    const events = step({ event: "laid", seat: 2, card: "r5" });
    expect(movesOf(events, 2)).toEqual([{ card: "r5", from: "card-r5", to: "pile" }]);
    expect(movesOf(events, 0)).toEqual([{ card: "r5", from: "seat-2", to: "pile" }]);
  });

  it("shows drawn cards from behind, and not more than six", () => {
    const moves = movesOf(step({ event: "paid", seat: 1, number: 10 }), 0);
    expect(moves).toHaveLength(6);
    expect(moves[0]).toEqual({ card: null, from: "draw", to: "seat-1" });
  });

  it("brings both cards of an answer", () => {
    const moves = movesOf(step({ event: "answered", seat: 1, target: 0, colour: "g" }), 0);
    expect(moves.map(({ card }) => card)).toEqual(["g+", "g3"]);
  });

  it("flashes a hand at who is stopped and a bell at who speaks", () => {
    const events = step({ event: "stopped", seat: 0, target: 1 }, { event: "last_card", seat: 0 });
    expect(flashesOf(events)).toEqual([
      { seat: 1, figure: "stop" },
      { seat: 0, figure: "bell" },
    ]);
  });
});
