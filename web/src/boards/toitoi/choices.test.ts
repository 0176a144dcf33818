import { describe, expect, test } from "vitest";

import { back, flights, type Made, PLACES, replacing, START, touchBank, touchPile, touchPlace } from "./choices";

const opening = PLACES.flatMap((a) => PLACES.filter((b) => b > a).map((b) => `open ${a} ${b}`));
const turn = [...PLACES.map((place) => `pile ${place}`), "bank"];
const held = [...PLACES.map((place) => `place ${place}`), "throw 2", "throw 5"];

describe("opening two cards", () => {
  test("the second touch opens both, the lower place first", () => {
    const first = touchPlace("open", opening, START, 7);
    expect(first).toEqual({ go: { step: "first", place: 7 } });
    expect(touchPlace("open", opening, { step: "first", place: 7 }, 2)).toEqual({ act: "open 2 7" });
  });
  test("touching the first again takes it back", () => {
    expect(touchPlace("open", opening, { step: "first", place: 7 }, 7)).toEqual({ go: START });
  });
  test("the bank and the pile are forbidden then", () => {
    expect(touchBank(opening)).toEqual({ forbidden: "bank" });
    expect(touchPile("open", opening, START)).toEqual({ forbidden: "pile 1" });
  });
});

describe("beginning a turn", () => {
  test("the bank's card is looked at by one touch", () => {
    expect(touchBank(turn)).toEqual({ act: "bank" });
  });
  test("the pile's card is taken, and then placed", () => {
    expect(touchPile("turn", turn, START)).toEqual({ go: { step: "pile" } });
    expect(touchPlace("turn", turn, { step: "pile" }, 3)).toEqual({ act: "pile 3" });
  });
  test("the pile's card may be put back before it is placed", () => {
    expect(touchPile("turn", turn, { step: "pile" })).toEqual({ go: START });
    expect(back("turn", { step: "pile" })).toEqual(START);
  });
  test("a place alone is no turn: the server says why", () => {
    expect(touchPlace("turn", turn, START, 4)).toEqual({ forbidden: "place 4" });
  });
});

describe("the bank's card", () => {
  test("is placed by touching a place", () => {
    expect(touchPlace("bank", held, START, 8)).toEqual({ act: "place 8" });
  });
  test("is thrown by touching the pile, then a hidden card", () => {
    expect(touchPile("bank", held, START)).toEqual({ go: { step: "throw" } });
    expect(touchPlace("bank", held, { step: "throw" }, 5)).toEqual({ act: "throw 5" });
    expect(touchPlace("bank", held, { step: "throw" }, 1)).toEqual({ forbidden: "throw 1" });
    expect(touchPile("bank", held, { step: "throw" })).toEqual({ go: START });
  });
  test("cannot be put back on the bank", () => {
    expect(touchBank(held)).toEqual({ forbidden: "bank" });
  });
});

describe("a flying Toi", () => {
  const flying = [...held, "fly 3>2", "fly 3>5"];
  const toi: Made = { step: "toi", place: 3, pile: false };
  test("is asked about when its place is touched", () => {
    expect(touchPlace("bank", flying, START, 3)).toEqual({ go: toi });
    expect(touchPlace("bank", flying, START, 4)).toEqual({ act: "place 4" });
    expect(flights(flying, 3, false)).toEqual([2, 5]);
    expect(replacing(toi)).toBe("place 3");
  });
  test("lands where it is told, on hidden cards only", () => {
    const fly: Made = { step: "fly", place: 3, pile: false };
    expect(touchPlace("bank", flying, fly, 5)).toEqual({ act: "fly 3>5" });
    expect(touchPlace("bank", flying, fly, 6)).toEqual({ forbidden: "fly 3>6" });
    expect(touchPlace("bank", flying, fly, 3)).toEqual({ go: toi });
  });
  test("flies with the pile's card, too, and every step has a way back", () => {
    const legal = [...turn, "pile fly 3>2"];
    const asked: Made = { step: "toi", place: 3, pile: true };
    expect(touchPlace("turn", legal, { step: "pile" }, 3)).toEqual({ go: asked });
    expect(replacing({ step: "toi", place: 3, pile: true })).toBe("pile 3");
    const fly: Made = { step: "fly", place: 3, pile: true };
    expect(touchPlace("turn", legal, fly, 2)).toEqual({ act: "pile fly 3>2" });
    expect(back("turn", fly)).toEqual(asked);
    expect(back("turn", asked)).toEqual({ step: "pile" });
  });
});
