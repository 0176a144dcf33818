import { isDaySolved, isSolved, noteDay, noteSolved, readSolved, solvedCount, streaks } from "./solved.svelte";

test("what was solved is known by game and by level, and once", () => {
  noteSolved("taki", { id: "a1", level: 2 });
  noteSolved("taki", { id: "b2", level: 3 });
  noteSolved("taki", { id: "a1", level: 2 });
  expect([isSolved("taki", "a1"), isSolved("nahs", "a1")]).toEqual([true, false]);
  expect([solvedCount("taki"), solvedCount("taki", 3), solvedCount("nahs")]).toEqual([2, 1, 0]);
});

test("a streak grows by a day however many games were solved on it, and ends after a day without", () => {
  noteDay("taki", 100);
  noteDay("nahs", 100);
  expect([isDaySolved("taki", 100), isDaySolved("jackaroo", 100)]).toEqual([true, false]);
  expect(streaks(100)).toEqual({ now: 1, longest: 1 });
  noteDay("nahs", 101);
  // Today's is still to come.
  expect(streaks(102)).toEqual({ now: 2, longest: 2 });
  expect(streaks(103)).toEqual({ now: 0, longest: 2 });
  noteDay("taki", 105);
  expect(streaks(105)).toEqual({ now: 1, longest: 2 });
});

test("what was kept is read again, and whatever is not understood has not happened", () => {
  const kept = { levels: { taki: { a1: 2 } }, days: { taki: 100 }, streak: 1, longest: 4 };
  expect(readSolved(JSON.stringify(kept))).toEqual(kept);
  const nothing = readSolved(null);
  expect(nothing.levels).toEqual({});
  for (const broken of ["", "{", "[]", "7", '{"levels": 1}', JSON.stringify({ ...kept, days: { taki: "x" } })]) {
    expect(readSolved(broken)).toEqual(nothing);
  }
});
