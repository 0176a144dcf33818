import type { PuzzleInfo } from "../wire";
import { dailyPuzzle, nextPuzzle, today, wantedPuzzle } from "./puzzles";

const posed = (id: string, level: number) => ({ id, level }) as PuzzleInfo;
const PUZZLES = [posed("a", 2), posed("b", 3), posed("c", 2), posed("d", 3)];
const none = () => false;

test("a day is counted by the calendar here, whatever the hour", () => {
  expect(today(new Date(2026, 10, 18, 0, 0))).toBe(20_775);
  expect(today(new Date(2026, 10, 18, 23, 59))).toBe(20_775);
  expect(today(new Date(2026, 10, 19, 0, 0))).toBe(20_776);
});

test("every day has the next puzzle, and after the last the first", () => {
  expect([20_776, 20_777, 20_779, 20_780].map((day) => dailyPuzzle(PUZZLES, day)?.id)).toEqual(["a", "b", "d", "a"]);
});

test("a puzzle is wanted by its id, by the day, or by a level", () => {
  expect(wantedPuzzle(PUZZLES, "c", 0, none)?.id).toBe("c");
  expect(wantedPuzzle(PUZZLES, "daily", 3, none)?.id).toBe("d");
  expect(wantedPuzzle(PUZZLES, "level-3", 0, none)?.id).toBe("b");
  expect(wantedPuzzle(PUZZLES, "level-3", 0, (id) => id === "b")?.id).toBe("d");
  expect(wantedPuzzle(PUZZLES, "level-3", 0, () => true)?.id).toBe("b");
  expect(wantedPuzzle(PUZZLES, "level-5", 0, none)).toBeUndefined();
  expect(wantedPuzzle(PUZZLES, "zzz", 0, none)).toBeUndefined();
  expect(wantedPuzzle([], "daily", 0, none)).toBeUndefined();
});

test("the next one is as hard and not solved, else not solved, else the one that follows", () => {
  const [a, b] = PUZZLES as [PuzzleInfo, PuzzleInfo];
  expect(nextPuzzle(PUZZLES, a, none).id).toBe("c");
  expect(nextPuzzle(PUZZLES, a, (id) => id === "c").id).toBe("b");
  expect(nextPuzzle(PUZZLES, b, () => true).id).toBe("c");
  expect(nextPuzzle([a], a, () => true)).toBe(a);
});
