import type { Position } from "../../wire";
import type { Colour } from "../../pieces/taki/cards";

export type Phase = "turn" | "plus" | "king" | "run" | "asked" | "over";

/** What a seat sees of Super Taki, as far as the board draws it. */
export interface View {
  round: number;
  wins: number[];
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
  phase: Phase;
  /** The colour that leads; null: anything may be laid. */
  colour: Colour | null;
  penalty: number;
  run: Colour | null;
  run_laid: number;
  /** Seats that owe "last card!". */
  debts: number[];
  options: { rounds: number; mode: string; players: number; cross_answers: "no" | "yes" };
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}
