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

/** How a match stands, whoever looks: found once for all who are told. */
export class Standing {
  constructor(
    public actors: number[],
    public asked: number[],
    public undoer: null | number,
    public outcome: Outcome | null,
    public now: number,
  ) {
  }
}

/** The position as a viewer knows it. */
export function position(match_log: MatchLog, viewer: null | number, standing: Standing): Position {
  const window: OpenWindow | null = match_log.window;
  return { ply: match_log.ply, seat: viewer, view: match_log.view(viewer), actors: standing.actors, legal: viewer !== null && standing.asked.includes(viewer) ? legal_now(match_log.match, window, viewer) : [], window: window === null ? null : window.shown(viewer, standing.now), outcome: standing.outcome, may_undo: viewer !== null && viewer === standing.undoer };
}
