import { burntIn, moodAfter, movesOf } from "./motion";

const step = (...events: Record<string, unknown>[]) => [{ ply: 1, seat: 0, events }];

describe("what travels in Wajh Al-Nahs", () => {
  it("is every card laid together, from the zone it lay in", () => {
    const events = step({ event: "laid", seat: 1, kind: "9", count: 2, cards: "9x2", zone: "up" });
    expect(movesOf(events, 1, [])).toEqual(Array(2).fill({ card: "9", from: "up-9", to: "pile" }));
    expect(movesOf(events, 0, [])[0]).toEqual({ card: "9", from: "seat-1", to: "pile" });
  });

  it("is a blind card once, though it is told twice", () => {
    const events = step(
      { event: "turned", seat: 0, place: 2, kind: "4" },
      { event: "laid", seat: 0, kind: "4", count: 1, cards: "4", zone: "down" },
    );
    expect(movesOf(events, 0, [])).toEqual([{ card: "4", from: "down-1", to: "pile" }]);
  });

  it("is the pile as it lay, when it is taken", () => {
    const moves = movesOf(step({ event: "took", seat: 2, count: 3 }), 0, ["3", "4", "11"]);
    expect(moves.map(({ card, to }) => [card, to])).toEqual([
      ["3", "seat-2"],
      ["4", "seat-2"],
      ["11", "seat-2"],
    ]);
  });

  it("is every card that bottoms up lifts, from beneath the pile", () => {
    const moves = movesOf(step({ event: "lifted", count: 2, kinds: ["3", "bu"] }), 0, []);
    expect(moves).toEqual(["3", "bu"].map((card) => ({ card, from: "pile-low", to: "pile" })));
  });

  it("startles the cat with a burn, and pleases it with a take", () => {
    expect(moodAfter(step({ event: "burned", seat: 0, count: 4 }))).toBe("startled");
    expect(burntIn(step({ event: "burned_four", seat: 0, count: 6 }))).toBe(6);
    expect(moodAfter(step({ event: "accepted", seat: 0, count: 4 }))).toBe("gloating");
    expect(moodAfter(step({ event: "again", seat: 0 }))).toBe("watching");
  });
});
