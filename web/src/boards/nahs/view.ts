import type { Position } from "../../wire";

export type Phase = "exchange" | "play" | "aim" | "asked" | "over";

/** What a seat sees of Wajh Al-Nahs, as far as the board draws it. */
export interface View {
  phase: Phase;
  stage: number;
  dealer: number;
  turn: number | null;
  /** Who must answer the take-it that lies open. */
  asked: number | null;
  /** -1 to the right (seat - 1), 1 to the left. */
  direction: number;
  must_lead: string | null;
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
  options: { players: number; stages: number };
}

export function viewOf(position: Position): View {
  return position.view as unknown as View;
}

/** What stands on the pile, for the words beside it: looking through 9s and BUs, nothing where anything goes. */
export function standing(pile: readonly string[]): string | null {
  const solid = pile.filter((kind) => kind !== "9" && kind !== "bu").at(-1);
  if (solid !== undefined) return solid === "0" ? null : solid;
  return pile.includes("9") ? "9" : null;
}
