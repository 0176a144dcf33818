// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Outcome, type Position } from "../../wire";
import { MatchLog } from "../shared/log";
import { Match } from "../shared/match";
import { OpenWindow, is_sealed, window_kind } from "../shared/windows";

/** What a seat may do; whose choice is kept in a window may only do what the window does not collect. */
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

/** The position as a viewer knows it; `can_act` is False for whoever has given up or whose match is paused. */
export function position(match_log: MatchLog, viewer: null | number, outcome: Outcome | null, can_act: boolean, now: number, may_undo: boolean = false): Position {
  const window: OpenWindow | null = match_log.window;
  const actors: number[] = match_log.actors();
  const legal: string[] = can_act && viewer !== null && actors.includes(viewer) ? legal_now(match_log.match, window, viewer) : [];
  return { ply: match_log.ply, seat: viewer, view: match_log.view(viewer), actors: [...actors], legal: legal, window: window === null ? null : window.shown(viewer, now), outcome: outcome, may_undo: may_undo };
}
