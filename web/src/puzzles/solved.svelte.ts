/** Which puzzles were solved in this browser, and on how many days in a row; kept here, never sent. */

import { siteData } from "../siteData";

interface Solved {
  /** The levels of the solved puzzles of each game, by their ids. */
  levels: Record<string, Record<string, number>>;
  /** The last day on which each game's puzzle of the day was solved. */
  days: Record<string, number>;
  /** Days in a row on which a puzzle of the day was solved, until the last such day; the most there ever were. */
  streak: number;
  longest: number;
}

const KEPT = "majlis-puzzles";
const NOTHING: Solved = { levels: {}, days: {}, streak: 0, longest: 0 };

function isRecord(one: unknown): one is Record<string, unknown> {
  return typeof one === "object" && one !== null;
}

function isCounted(one: unknown): one is Record<string, number> {
  return isRecord(one) && Object.values(one).every((count) => Number.isInteger(count));
}

/** What was solved, from what was kept; whatever is not understood has not happened. */
export function readSolved(kept: string | null): Solved {
  try {
    const { levels, days, streak, longest } = JSON.parse(kept ?? "null") as Partial<Solved>;
    const isKnown = isRecord(levels) && Object.values(levels).every(isCounted) && isCounted(days);
    return isKnown && isCounted({ streak, longest }) ? ({ levels, days, streak, longest } as Solved) : NOTHING;
  } catch {
    // Nothing was kept, or something else wrote here.
    return NOTHING;
  }
}

let current = $state.raw(readSolved(siteData.read(KEPT)));

function change(wanted: Partial<Solved>): void {
  current = { ...current, ...wanted };
  siteData.write(KEPT, JSON.stringify(current));
}

export function isSolved(game: string, id: string): boolean {
  return id in (current.levels[game] ?? {});
}

/** How many puzzles of a game were solved, all or those of a level. */
export function solvedCount(game: string, level?: number): number {
  const levels = Object.values(current.levels[game] ?? {});
  return levels.filter((one) => level === undefined || one === level).length;
}

export function noteSolved(game: string, { id, level }: { id: string; level: number }): void {
  change({ levels: { ...current.levels, [game]: { ...current.levels[game], [id]: level } } });
}

/** Whether the puzzle of a day was solved. */
export function isDaySolved(game: string, day: number): boolean {
  return current.days[game] === day;
}

/** The puzzle of a day was solved: a streak goes on, or begins. */
export function noteDay(game: string, day: number): void {
  const last = Math.max(...Object.values(current.days), -Infinity);
  const streak = last === day ? current.streak : last === day - 1 ? current.streak + 1 : 1;
  const longest = Math.max(streak, current.longest);
  change({ days: { ...current.days, [game]: day }, streak, longest });
}

/** Days in a row until today, or until yesterday while today's is to come; and the most there ever were. */
export function streaks(day: number): { now: number; longest: number } {
  const isAlive = Object.values(current.days).some((one) => one >= day - 1);
  return { now: isAlive ? current.streak : 0, longest: current.longest };
}
