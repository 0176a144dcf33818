// Made by tools/views.py from src/majlis/games/quoridor/view.py; do not edit by hand.

import type { Position } from "../../wire";

/** The house rules of a table. */
export type Options = {
  players: number;
  starter: number;
  fences: number;
  size: number;
  third_pawn: "forbidden" | "diagonal";
  teams: "no" | "yes";
};

/** What anybody sees of Quoridor. */
export type View = {
  options: Options;
  /** Whose view it is; null is a spectator's. */
  viewer: number | null;
  pawns: string[];
  fences: string[];
  /** Fences in hand, by seat. */
  left: number[];
  turn: number;
  plies: number;
  /** How often this position has stood. */
  repeats: number;
  /** The hashes of the positions that could come again. */
  trail: number[];
};

export function viewOf({ view }: Position): View {
  return view as View;
}
