/** What tools have recorded of real matches for the boards' tests, typed where it is read. */
import jackaroo from "../boards/jackaroo/positions.cases.json?raw";
import type { Position } from "../wire";

const touched = import.meta.glob<string>("../boards/*/touch.cases.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Positions as their actors are sent them, made by tools/touch_cases.py. */
export function touchCases(game: string): Position[] {
  return JSON.parse(touched[`../boards/${game}/touch.cases.json`]!);
}

/** A position of Jackaroo with every legal action and the marbles it moves, made by tools/jackaroo_positions.py. */
export interface MarbleCase {
  options: { players: number; mouth: number };
  seat: number;
  marbles: string[][];
  legal: Record<string, Record<string, string>>;
}

export const MARBLE_CASES: MarbleCase[] = JSON.parse(jackaroo);
