import { CatMood, gazeAt } from "./catMood.svelte";

test("a burn startles the cat for a while", () => {
  vi.useFakeTimers();
  const cat = new CatMood();
  cat.see([{ ply: 1, seat: 0, events: [{ event: "burned", count: 4 }] }]);
  expect(cat.mood).toBe("startled");
  vi.advanceTimersByTime(1700);
  expect(cat.mood).toBe("watching");
  vi.useRealTimers();
});

test("it looks down at oneself, to the left at the next one, up across the table, and at nobody when all is over", () => {
  const gaze = (whose: number | null) => Object.values(gazeAt(whose, 1, 4)).map((part) => Math.round(part) + 0);
  expect(gaze(1)).toEqual([0, 1]);
  expect(gaze(2)).toEqual([-1, 0]);
  expect(gaze(3)).toEqual([0, -1]);
  expect(gaze(null)).toEqual([0, 0]);
});
