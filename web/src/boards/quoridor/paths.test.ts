import { expect, test } from "vitest";

import { readSquare, squareText } from "./geometry";
import { allPaths, isGoal, isOpen } from "./paths";

const lengths = (paths: ReturnType<typeof allPaths>): (number | null)[] => paths.map((path) => path && path.length - 1);

test("on an empty board everybody walks straight ahead", () => {
  expect(lengths(allPaths(9, ["e1", "e9"], [], null))).toEqual([8, 8]);
  expect(lengths(allPaths(9, ["e1", "a5", "e9", "i5"], [], null))).toEqual([8, 8, 8, 8]);
  expect(lengths(allPaths(5, ["c1", "c5"], [], null))).toEqual([4, 4]);
  expect(allPaths(5, ["c1", "c5"], [], null)[0]!.map(squareText)).toEqual(["c1", "c2", "c3", "c4", "c5"]);
});

test("a fence in the way makes it longer, a tried one too", () => {
  expect(lengths(allPaths(9, ["e1", "e9"], ["e1h"], null))).toEqual([9, 9]);
  expect(lengths(allPaths(9, ["e1", "e9"], ["e1h"], "c1h"))).toEqual([10, 10]);
  expect(lengths(allPaths(9, ["e1", "e9"], ["e1h"], "e2"))).toEqual([9, 9]);
});

test("a fence blocks both squares it touches, on both sides, and nothing beyond its ends", () => {
  const across = new Set(["c3h"]);
  const up = { file: 0, rank: 1 };
  expect(["b3", "c3", "d3", "e3"].map((text) => isOpen(across, readSquare(text), up))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isOpen(across, readSquare("c4"), { file: 0, rank: -1 })).toBe(false);
  const upright = new Set(["c3v"]);
  const right = { file: 1, rank: 0 };
  expect(["c2", "c3", "c4", "c5"].map((text) => isOpen(upright, readSquare(text), right))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(isOpen(upright, readSquare("d4"), { file: -1, rank: 0 })).toBe(false);
});

test("where no way is left there is none to draw", () => {
  expect(allPaths(5, ["a1", "c5"], ["a1h"], "b1v")[0]).toBeNull();
});

test("goals are the lines of the rulebook", () => {
  const there = (seat: number, players: number, text: string): boolean => isGoal(9, seat, players, readSquare(text));
  expect(there(0, 2, "c9")).toBe(true);
  expect(there(1, 2, "c1")).toBe(true);
  expect(there(1, 4, "i3")).toBe(true);
  expect(there(3, 4, "a3")).toBe(true);
  expect(there(1, 4, "c1")).toBe(false);
});
