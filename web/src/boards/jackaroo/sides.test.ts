import { sidesOf } from "./sides";

test("the next one sits to the left, the teammate across, whoever is at the bottom", () => {
  expect(sidesOf(0, 2)).toEqual({ left: [], top: [1], right: [] });
  expect(sidesOf(3, 4)).toEqual({ left: [0], top: [1], right: [2] });
  expect(sidesOf(1, 6)).toEqual({ left: [2, 3], top: [4], right: [5, 0] });
});
