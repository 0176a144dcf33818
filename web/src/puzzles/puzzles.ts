/** A game's puzzles, brought when somebody wants to solve one, and which of them is wanted. */

import { gameCatalogue } from "../live/me.svelte";
import { canReferee } from "../local/own";
import type { GameInfo, PuzzleInfo } from "../wire";

const DAY = 24 * 3600 * 1000;
/** What is wanted instead of a puzzle's id. */
export const DAILY = "daily";

/** How many puzzles a game has of each level, the first of level 1; what is known of a game from before there were puzzles has none. */
export function puzzleCounts(game: string): number[] {
  const info: Partial<GameInfo> | undefined = gameCatalogue()?.find(({ key }) => key === game);
  return info?.puzzles ?? [];
}

/** Whether a game has puzzles that this page can play. */
export function hasPuzzles(game: string): boolean {
  return puzzleCounts(game).length > 0 && canReferee(game);
}

/** The day by the calendar here, counted from the first of January 1970. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
}

/** The puzzle of a day, the same for everybody, as `daily_puzzle` of majlis/games/puzzles.py says. */
export function dailyPuzzle(puzzles: readonly PuzzleInfo[], day: number): PuzzleInfo | undefined {
  return puzzles[day % puzzles.length];
}

/** The puzzle of an id, that of the day, or the first of a level that was not solved. */
export function wantedPuzzle(
  puzzles: readonly PuzzleInfo[],
  wanted: string,
  day: number,
  isSolved: (id: string) => boolean,
): PuzzleInfo | undefined {
  if (wanted === DAILY) return dailyPuzzle(puzzles, day);
  const graded = puzzles.filter(({ level }) => `level-${level}` === wanted);
  return graded.find(({ id }) => !isSolved(id)) ?? graded[0] ?? puzzles.find(({ id }) => id === wanted);
}

/** The one after a puzzle: of its level and not solved, else not solved, else whatever follows. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  before: PuzzleInfo,
  isSolved: (id: string) => boolean,
): PuzzleInfo {
  const at = puzzles.indexOf(before);
  const following = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  const fresh = following.filter(({ id }) => !isSolved(id));
  return fresh.find(({ level }) => level === before.level) ?? fresh[0] ?? following[0] ?? before;
}
