// Made by tools/views.py from src/majlis/games/taki/view.py; do not edit by hand.

import type { Position } from "../../wire";

/** The house rules of a table. */
export type Options = {
  players: number;
  deck: "super116" | "super112";
  hand: number;
  opening: "ignore" | "bury";
  starter: number;
  draw: "free" | "only_if_stuck";
  reverse_two: "nothing" | "again";
  three_on_two: "no" | "adds_three";
  king_decline: "free" | "draw_one";
  close: "declare" | "automatic";
  lone_taki: "closable" | "stays_open";
  wild_in_run: "changer_last" | "none";
  super_colour: "lead" | "free";
  combination: "yes" | "no";
  cross_answers: "no" | "yes";
  last_card: "penalty" | "catch" | "off";
  last_card_draw: number;
  rounds: number;
  mode: "match" | "pyramid";
};

/** What a seat sees of Super Taki. */
export type View = {
  options: Options;
  /** Whose view it is; null is a spectator's. */
  viewer: number | null;
  round: number;
  wins: number[];
  starter: number;
  /** Pyramid: the stage of each seat; else empty. */
  stages: number[];
  /** Null is a hand one does not see. */
  hands: (string[] | null)[];
  sizes: number[];
  draw_pile: (string | null)[];
  /** The top card last. */
  pile: string[];
  turn: number | null;
  /** 1 clockwise, -1 the other way. */
  direction: number;
  phase: "asked" | "king" | "over" | "plus" | "run" | "turn";
  /** The colour that leads; null: anything may be laid. */
  colour: "b" | "g" | "r" | "y" | null;
  penalty: number;
  run: "b" | "g" | "r" | "y" | null;
  run_laid: number;
  run_before: string | null;
  /** Seats that may still answer; null while they are asked, for nobody is told who has. */
  asked: number[] | null;
  answered: boolean;
  /** Seats that owe "last card!". */
  debts: number[];
  waited: number[];
  actions: number;
  reshuffles: number;
  winner: number | null;
  known: number;
  shown: string[][];
  lacks: string[][];
  newer: number[];
  bounds: (string | null)[];
  common_bounds: string;
};

export function viewOf({ view }: Position): View {
  return view as View;
}
