/** Toi Toi's view, as the server sends it. */
import type { Position } from "../../wire";

/** A number as text, `T` for a Toi, null where it is not known. */
export type Card = string | null;
/** A place of a box: its card, and whether it lies open. */
export type Cell = [Card, boolean];

export interface ToiView {
  options: { players: number; rounds: number; two_toi: "zero" | "wild" };
  phase: "open" | "turn" | "bank" | "over";
  /** From 0; extra rounds count on. */
  round: number;
  totals: number[];
  boxes: Cell[][];
  bank: Card[];
  /** The top card last. */
  pile: Card[];
  held: Card;
  /** The places chosen to open, from 1, where this viewer knows them. */
  chosen: ([number, number] | null)[];
  has_chosen: boolean[];
  turn: number | null;
  closer: number | null;
  last_turns: number | null;
  past: { boxes: Card[][]; top: Card; points: number[] } | null;
}

export function viewOf(position: Position): ToiView {
  return position.view as unknown as ToiView;
}

/** The other seats in the order of their turns, beginning to the left of a seat. */
export function othersOf(seat: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, at) => (seat + 1 + at) % players);
}
