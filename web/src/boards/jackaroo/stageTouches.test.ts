import { nearestTo } from "./stageTouches";

test("a finger that misses means the nearest thing within its reach", () => {
  const things = [
    { what: "near", at: { x: 3, y: 4 } },
    { what: "nearer", at: { x: 0, y: 2 } },
  ];
  expect(nearestTo({ x: 0, y: 0 }, things, 6)).toBe("nearer");
  expect(nearestTo({ x: 0, y: 0 }, things.slice(0, 1), 6)).toBe("near");
  expect(nearestTo({ x: 0, y: 0 }, things, 2)).toBeNull();
});
