// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Match } from "../shared/match";
import { OpenWindow, is_sealed, window_kind } from "../shared/windows";

/** What a seat may do; whose choice is kept in a window may only do what the window does not gather. */
export function legal_now(match: Match, window: OpenWindow | null, seat: number): string[] {
  if (window === null || !py.has(window.choices, seat)) {
    return match.legal(seat);
  }
  const after = match.after(seat, py.get(window.choices, seat).action);
  if (!py.equal(window_kind(after), window.kind)) {
    return [];
  }
  const still: number[] = after.legal_actions(seat).filter((action) => !is_sealed(match, action));
  return match.legal_actions(seat).filter((action) => still.includes(action)).map((action) => match.text(action));
}
