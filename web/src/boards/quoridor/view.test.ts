import { expect, test } from "vitest";

import { offerOf, traceOf, winners } from "./view";

test("legal texts are sorted into squares, fences and the pass", () => {
  const offer = offerOf(["e2", "d1", "e3h", "a1v"]);
  expect([...offer.squares]).toEqual(["e2", "d1"]);
  expect([...offer.fences]).toEqual(["e3h", "a1v"]);
  expect(offer.pass).toBe(false);
  expect(offerOf(["pass"])).toEqual({ squares: new Set(), fences: new Set(), pass: true });
});

test("the trace is of the last action, not of its consequence", () => {
  const moved = { event: "moved", seat: 1, from: "e9", to: "e8" };
  const fence = { event: "fence", seat: 0, fence: "e3h", left: 9 };
  expect(traceOf([{ ply: 2, seat: 1, events: [moved] }])).toEqual({ seat: 1, from: "e9", fence: null });
  expect(traceOf([{ ply: 1, seat: 0, events: [fence] }])).toEqual({ seat: 0, from: null, fence: "e3h" });
  const won = { ply: 3, seat: 1, events: [moved, { event: "arrived", seat: 1 }] };
  expect(traceOf([won])?.from).toBe("e9");
  expect(traceOf([])).toBeNull();
});

test("a draw has no winners, a team has two", () => {
  expect(winners([1, 2])).toEqual([0]);
  expect(winners([1, 2, 1, 2])).toEqual([0, 2]);
  expect(winners([1, 1])).toEqual([]);
});
