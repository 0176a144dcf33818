import { fannedOf } from "./fanned";

test("the topmost cards are seen, each with its number from the bottom", () => {
  expect(fannedOf(["a", "b", "c"], 2)).toEqual([
    { card: "b", number: 1 },
    { card: "c", number: 2 },
  ]);
  expect(fannedOf(["a"], 2)).toEqual([{ card: "a", number: 0 }]);
});
