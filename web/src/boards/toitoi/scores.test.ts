import { describe, expect, test } from "vitest";

import { opened, scoreOf } from "./scores";
import type { Cell } from "./view";

/** A box as the rulebook writes it; `?` is a hidden card. */
function box(text: string): Cell[] {
  const columns = [...text.matchAll(/\(([^,]+),([^)]+)\)/g)];
  const cell = (card: string): Cell => (card === "?" ? [null, false] : [card, true]);
  return [...columns.map((column) => cell(column[1]!)), ...columns.map((column) => cell(column[2]!))];
}

describe("the rulebook's worked cases", () => {
  test.each([
    ["(5,5)(5,5)(3,9)(0,2)", 4],
    ["(7,T)(7,7)(T,7)(1,1)", -15],
    ["(5,5)(5,5)(8,8)(8,T)", -20],
    ["(4,4)(4,4)(4,4)(4,T)", -20],
    ["(T,T)(12,12)(12,12)(6,1)", -3],
    ["(T,T)(0,0)(0,0)(0,0)", -15],
  ])("%s counts %i", (text, points) => {
    expect(scoreOf(box(text), false).points).toBe(points);
  });
  test("with wild Tois two columns of them join what is best", () => {
    expect(scoreOf(box("(T,T)(T,T)(5,5)(8,8)"), true).points).toBe(-20);
    expect(scoreOf(box("(T,T)(T,T)(5,3)(8,2)"), true).points).toBe(8);
    expect(scoreOf(box("(T,T)(5,5)(5,5)(8,2)"), true).points).toBe(-5);
    expect(scoreOf(box("(T,T)(T,T)(5,5)(8,8)"), false).points).toBe(0);
  });
});

describe("columns", () => {
  test("say what they are", () => {
    const { columns, complete } = scoreOf(box("(5,5)(?,3)(?,?)(T,?)"), false);
    expect(columns.map(({ kind }) => kind)).toEqual(["pair", "part", "shut", "part"]);
    expect(columns.map(({ points }) => points)).toEqual([0, 3, null, 0]);
    expect(complete).toBe(false);
  });
  test("a family's points stand with its first column only", () => {
    const { columns } = scoreOf(box("(3,9)(5,5)(0,2)(T,5)"), false);
    expect(columns.map(({ family }) => family)).toEqual([0, 2, 0, 2]);
    expect(columns.map(({ points }) => points)).toEqual([12, -10, 2, null]);
  });
  test("a box of the past is all open", () => {
    expect(scoreOf(opened(["5", "5", "3", "0", "5", "5", "9", "2"]), false)).toMatchObject({
      points: 4,
      complete: true,
    });
  });
});
