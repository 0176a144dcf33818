// Made by tools/views.py from src/majlis/games/jackaroo/view.py; do not edit by hand.

import type { Position } from "../../wire";

/** The house rules of a table. */
export type Options = {
  players: number;
  mouth: number;
  queen_burns: "no" | "yes";
  five_on_home: "immune" | "moves";
  five_at_mouth: "passes" | "illegal";
  seven_parts: number;
  seven_rest: "no" | "partner";
  stopped_card: "chosen" | "random";
  jack: "own" | "any";
  king_spares_own: "no" | "yes";
  own_landing: "kills" | "illegal";
  jump_limit: "one" | "pair" | "none";
  first_player: "leader" | "after_leader";
  removed: "once" | "each_block";
  leader_moves: "right" | "left";
  no_play: "card" | "hand";
  locked_out: "strict" | "five_and_ten";
};

/** What a seat sees of Jackaroo; null is a card that is not known. */
export type View = {
  options: Options;
  /** Whose view it is; null is a spectator's. */
  viewer: number | null;
  leader: number;
  block: number;
  turn: number | null;
  stopped: boolean;
  plays: number;
  hands: (string | null)[][];
  deck: (string | null)[];
  removed: (string | null)[];
  /** The places of each seat's marbles: `grave`, `ring 12`, `base 3`. */
  marbles: string[][];
  /** What this block has spent. */
  spent: string[];
  /** What the last play spent. */
  newest: string[];
  lacks: string[][];
};

export function viewOf({ view }: Position): View {
  return view as View;
}
