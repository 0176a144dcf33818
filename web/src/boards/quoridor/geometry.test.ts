import { describe, expect, test } from "vitest";

import {
  CELL,
  extent,
  fenceOnScreen,
  fenceText,
  flipped,
  GROOVE,
  lying,
  middle,
  nearestFence,
  parted,
  type Perspective,
  PITCH,
  isFence,
  readFence,
  readSquare,
  sideOf,
  squareText,
  stepFence,
  stepSquare,
  touchedAt,
} from "./geometry";

const SIDES = [0, 1, 2, 3];
const perspective = (side: number, size = 9): Perspective => ({ size, side });

describe("the notation", () => {
  test("squares and fences are read and written alike", () => {
    for (const text of ["a1", "e5", "i9"]) expect(squareText(readSquare(text))).toBe(text);
    for (const text of ["a1h", "e3v", "h8h"]) expect([isFence(text), fenceText(readFence(text))]).toEqual([true, text]);
  });
  test("what is no fence is not read as one", () => {
    for (const text of ["e3", "i1h", "a9v", "pass", "e3x"]) expect(isFence(text)).toBe(false);
  });
  test("a fence parts the squares that the rulebook says", () => {
    expect(parted(readFence("e3h")).map(squareText)).toEqual(["e3", "f3", "e4", "f4"]);
    expect(parted(readFence("e3v")).map(squareText)).toEqual(["e3", "e4", "f3", "f4"]);
  });
});

describe("who plays sits at the bottom", () => {
  test("every seat's first square is in the middle of the lowest row", () => {
    const starts = { 2: ["e1", "e9"], 4: ["e1", "a5", "e9", "i5"] };
    for (const [players, squares] of Object.entries(starts)) {
      squares.forEach((square, seat) => {
        const at = middle(perspective(sideOf(seat, Number(players))), readSquare(square));
        expect(at).toEqual({ x: extent(9) / 2, y: extent(9) - CELL / 2 });
      });
    }
  });
  test("turns go clockwise whoever looks: the next seat of four is on the left", () => {
    const squares = ["e1", "a5", "e9", "i5"];
    for (const seat of SIDES) {
      const next = readSquare(squares[(seat + 1) % 4]!);
      expect(middle(perspective(seat), next)).toEqual({ x: CELL / 2, y: extent(9) / 2 });
    }
  });
  test("a fence is seen where its four squares meet", () => {
    for (const side of SIDES) {
      for (const text of ["a1h", "c6v", "h8h"]) {
        const fence = readFence(text);
        const corners = parted(fence).map((square) => middle(perspective(side), square));
        const shown = fenceOnScreen(perspective(side), fence);
        expect(shown.x).toBeCloseTo(corners.reduce((sum, { x }) => sum + x, 0) / 4);
        expect(shown.y).toBeCloseTo(corners.reduce((sum, { y }) => sum + y, 0) / 4);
        // The squares on its two sides differ across it, not along it.
        expect(corners[0]!.y !== corners[2]!.y).toBe(shown.orientation === "h");
      }
    }
  });
});

describe("pointing", () => {
  test("the middle of every square is that square, from every side and on every size", () => {
    for (const size of [5, 7, 9]) {
      for (const side of SIDES) {
        for (let file = 0; file < size; file++) {
          for (let rank = 0; rank < size; rank++) {
            const at = middle(perspective(side, size), { file, rank });
            expect(touchedAt(perspective(side, size), at, 8)).toEqual({ square: { file, rank } });
          }
        }
      }
    }
  });
  test("both halves of a groove beside a crossing are the fence over that crossing", () => {
    for (const side of SIDES) {
      for (const text of ["a1h", "a1v", "d5h", "d5v", "h8h", "h8v"]) {
        const fence = readFence(text);
        const { x, y, orientation } = fenceOnScreen(perspective(side), fence);
        for (const off of [-15, 15]) {
          const at = orientation === "h" ? { x: x + off, y } : { x, y: y + off };
          expect(touchedAt(perspective(side), at, 0)).toEqual({ fence });
        }
      }
    }
  });
  test("a finger may miss a groove by what it is wider, a mouse may not", () => {
    const beside = { x: CELL / 2 + 12, y: CELL - 4 };
    expect(touchedAt(perspective(0), beside, 0)).toEqual({ square: readSquare("a9") });
    expect(touchedAt(perspective(0), beside, 6)).toEqual({ fence: readFence("a8h") });
  });
  test("beside the field there is nothing", () => {
    expect(touchedAt(perspective(0), { x: -1, y: 5 }, 5)).toBeNull();
    expect(touchedAt(perspective(0), { x: 5, y: extent(9) + 1 }, 5)).toBeNull();
  });
  test("a dragged fence stays on the board", () => {
    expect(fenceText(nearestFence(perspective(0), { x: -50, y: -60 }))).toMatch(/^a8/);
    expect(fenceText(nearestFence(perspective(0), { x: 999, y: 999 }))).toMatch(/^h1/);
    expect(fenceText(nearestFence(perspective(0, 5), { x: 999, y: -99 }))).toMatch(/^d4/);
  });
  test("a dragged fence lies along the groove it is nearest to", () => {
    const crossing = { x: 2 * PITCH + CELL + GROOVE / 2, y: 5 * PITCH + CELL + GROOVE / 2 };
    expect(fenceText(nearestFence(perspective(0), { x: crossing.x + 9, y: crossing.y + 2 }))).toBe("c3h");
    expect(fenceText(nearestFence(perspective(0), { x: crossing.x + 2, y: crossing.y + 9 }))).toBe("c3v");
  });
});

describe("stepping with the keys", () => {
  test("up leads away from the player, whichever side that is", () => {
    expect(squareText(stepSquare(perspective(0), readSquare("e1"), 0, 1))).toBe("e2");
    expect(squareText(stepSquare(perspective(1), readSquare("a5"), 0, 1))).toBe("b5");
    expect(squareText(stepSquare(perspective(2), readSquare("e9"), 0, 1))).toBe("e8");
    expect(squareText(stepSquare(perspective(3), readSquare("i5"), 0, 1))).toBe("h5");
  });
  test("the edge is the end", () => {
    expect(squareText(stepSquare(perspective(0), readSquare("a1"), -1, -1))).toBe("a1");
    expect(fenceText(stepFence(perspective(0), readFence("h8v"), 1, 1))).toBe("h8v");
    expect(fenceText(stepFence(perspective(2), readFence("d3h"), 1, 0))).toBe("c3h");
  });
  test("h and v mean what is seen, also where the board is turned", () => {
    expect(fenceText(lying(perspective(0), readFence("d3v"), "h"))).toBe("d3h");
    expect(fenceText(lying(perspective(1), readFence("d3v"), "h"))).toBe("d3v");
    expect(fenceText(flipped(readFence("d3v")))).toBe("d3h");
  });
});
