// Made by tools/views.py from src/majlis/games/nahs/view.py; do not edit by hand.

import type { Position } from "../../wire";

/** The house rules of a table. */
export type Options = {
  players: number;
  decks: number;
  swap: "any" | "one_pair" | "none";
  take: "only_if_stuck" | "free";
  strict_five: "no" | "yes";
  wilds_under_five: "yes" | "no";
  equal_effect: "no" | "yes";
  burn_through_nine: "no" | "yes";
  after_take: "first" | "taker";
  stages: number;
};

/** What a seat sees of Wajh Al-Nahs. */
export type View = {
  options: Options;
  /** Whose view it is; null is a spectator's. */
  viewer: number | null;
  phase: "aim" | "asked" | "exchange" | "over" | "play";
  stage: number;
  dealer: number;
  turn: number | null;
  /** Who must answer the take-it that lies open. */
  asked: number | null;
  chain: number[];
  /** -1 to the right (seat - 1), 1 to the left. */
  direction: number;
  must_lead: string | null;
  plays: number;
  /** Null is a card one does not see. */
  hands: (string | null)[][];
  face_up: string[][];
  /** `?` is a card, null an empty place. */
  face_down: (string | null)[][];
  draw: (string | null)[];
  /** The top card last. */
  pile: string[];
  gone: string[];
  finished: number[];
  /** In the exchange: the three that are to lie face up, once chosen. */
  chosen: ((string | null)[] | null)[];
  jinxes: number[];
  /** The places of all stages that ended, added up. */
  place_sums: number[];
  shown: string[][];
  lacks: string[][];
  turned: string | null;
  effect: "burnt" | "demanded" | "four" | "freed" | "lifted" | "misfit" | "reversed" | "skipped" | null;
  effect_count: number;
};

export function viewOf({ view }: Position): View {
  return view as View;
}
