// Made by tools/views.py from src/majlis/games/toitoi/view.py; do not edit by hand.

import type { Position } from "../../wire";

/** The house rules of a table. */
export type Options = {
  players: number;
  rounds: number;
  tie: "lot" | "birthday";
  birthdays: number[];
  flying: "any" | "partner";
  closer: "nothing" | "doubled";
  two_toi: "zero" | "wild";
  final_tie: "share" | "extra_round";
};

/** How the round before ended. */
export type PastRound = {
  boxes: (string | null)[][];
  top: string | null;
  points: number[];
};

/** What a seat sees of Toi Toi; a card is a number, `T` for a Toi, or null where it is not known. */
export type View = {
  options: Options;
  /** Whose view it is; null is a spectator's. */
  viewer: number | null;
  phase: "bank" | "open" | "over" | "turn";
  /** From 0; extra rounds count on. */
  round: number;
  totals: number[];
  /** The places of each box: the card, and whether it lies open. */
  boxes: [string | null, boolean][][];
  bank: (string | null)[];
  /** The top card last. */
  pile: (string | null)[];
  held: string | null;
  /** The places chosen to open, from 1, where this viewer knows them. */
  chosen: ([number, number] | null)[];
  has_chosen: boolean[];
  turn: number | null;
  turns: number;
  new_banks: number;
  closer: number | null;
  last_turns: number | null;
  past: PastRound | null;
  /** How many of each card this viewer has not seen. */
  bag: Record<string, number>;
};

export function viewOf({ view }: Position): View {
  return view as View;
}
