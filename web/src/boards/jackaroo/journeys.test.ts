import { keyframesOf } from "./journeys";

test("a marble stands where it was until it sets out, and where it has come to until all have", () => {
  const frames = [
    { x: 0, y: 0, at: 250, scale: 1 },
    { x: 10, y: 4, at: 500, scale: 1.12 },
  ];
  const keys = keyframesOf(frames, 1000);
  expect(keys.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 1]);
  expect(keys[0]!.transform).toBe(keys[1]!.transform);
  expect(keys[3]!.transform).toBe("translate(10px, 4px) scale(1.120)");
  expect(keyframesOf(frames, 500).at(-1)!.offset).toBe(1);
});
