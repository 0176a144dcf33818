import { expect, test } from "vitest";

import { bow, flightsOf } from "./flights";

const step = (...events: Record<string, unknown>[]): Parameters<typeof flightsOf>[0] => ({ ply: 9, seat: 1, events });
const ways = (...events: Record<string, unknown>[]): string[] =>
  flightsOf(step(...events)).map(({ card, from, to }) => `${card ?? "?"} ${from} ${to}`);

test("a look at the bank is hidden from others", () => {
  expect(ways({ event: "looked", seat: 1, card: null })).toEqual(["? bank hand-1"]);
});

test("a placed card comes from where it was taken, and what lay there goes to the pile", () => {
  const placed = { event: "placed", seat: 1, place: 4, card: "4", thrown: "10", was: "open" };
  expect(ways(placed)).toEqual(["4 hand-1 box-1-4", "10 box-1-4 pile"]);
  expect(ways({ event: "took", seat: 1, card: "4" }, placed)).toEqual(["4 pile box-1-4", "10 box-1-4 pile"]);
});

test("a hidden card that goes to the pile is turned on its way, an open one is not", () => {
  const placed = { event: "placed", seat: 1, place: 4, card: "4", thrown: "10" };
  expect(flightsOf(step({ ...placed, was: "hidden" })).at(-1)?.hidden).toBe(true);
  expect(flightsOf(step({ ...placed, was: "open" })).at(-1)?.hidden).toBe(false);
});

test("the Toi flies as a bird from its place to the other", () => {
  const flew = { event: "flew", seat: 1, from: 6, to: 7, card: "4", thrown: "2" };
  expect(ways(flew)).toEqual(["4 hand-1 box-1-6", "T box-1-6 box-1-7", "2 box-1-7 pile"]);
  expect(flightsOf(step(flew)).map(({ bird }) => bird)).toEqual([false, true, false]);
  // What it lands on is not seen before it goes to the pile.
  expect(flightsOf(step(flew)).map(({ hidden }) => hidden)).toEqual([false, false, true]);
});

test("after a round nothing flies over the new boxes", () => {
  expect(ways({ event: "threw", seat: 1, card: "4" }, { event: "scored", seat: 0, points: 1 })).toEqual([]);
});

test("a bow begins and ends where it should and rises between", () => {
  const points = bow([0, 0], [100, 0], 5);
  expect(points[0]).toEqual([0, 0]);
  expect(points[4]).toEqual([100, 0]);
  expect(points[2]![1]).toBeLessThan(-60);
});
