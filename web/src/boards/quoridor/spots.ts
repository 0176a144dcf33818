import type { Scene } from "../board";
import { isFence } from "./geometry";
import { viewOf } from "./view";

/** What an action touches: a square, a groove, or the button. */
export function spots(action: string): string[] {
  return [action === "pass" ? '[data-action="pass"]' : `[data-at="${action}"]`];
}

/** What an action is played with: a fence from the rack, the pawn, or the button. */
export function piece(action: string, { position, seat }: Scene): string {
  if (action === "pass") return '[data-action="pass"]';
  return isFence(action) ? '[data-choice="fence"]' : `[data-at="${viewOf(position).pawns[seat]}"]`;
}
