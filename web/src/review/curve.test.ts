import { evenPlies, highest, lineOf, pathOf, pointsText } from "./curve";

test("a line runs from the first position to the last, and 1 is at the top", () => {
  expect(pathOf([0.5, 1, 0], 300, 100)).toBe("M0 50L150 0L300 100");
  expect(pathOf([1], 300, 100)).toBe("M0 0");
});

test("where a line was highest its end does not count, which is the result", () => {
  expect(highest([0.2, 0.7, 0.4, 1])).toEqual({ ply: 1, chance: 0.7 });
});

test("a table has the first and the last ply, and none twice", () => {
  expect(evenPlies(127, 12)).toEqual([0, 12, 23, 35, 46, 58, 69, 81, 92, 104, 115, 127]);
  expect(evenPlies(3, 12)).toEqual([0, 1, 2, 3]);
  expect(evenPlies(0, 12)).toEqual([0]);
});

test("each seat has its own line", () => {
  expect(
    lineOf(
      [
        [0.1, 0.9],
        [0.3, 0.7],
      ],
      1,
    ),
  ).toEqual([0.9, 0.7]);
});

test("points have a sign, with a true minus", () => {
  expect([0.071, -0.3, -0.001, 0].map(pointsText)).toEqual(["+7", "−30", "0", "0"]);
});
