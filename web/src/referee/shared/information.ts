// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Match } from "../shared/match";

/** The same for the action that led from one position to the next. */
export function revealed_nothing(match: Match, after: Match, viewers: (null | number)[]): boolean {
  const stream = match.stream();
  if (!py.equal(after.stream().tobytes(), stream.tobytes())) {
    return false;
  }
  if (match.is_open) {
    return true;
  }
  const last = py.at(after.log, -1);
  const ops = match.game.ops;
  const others: (null | number)[] = viewers.filter((viewer) => viewer !== last.seat);
  for (const viewer of [...others, ...viewers.includes(last.seat) ? [last.seat] : []]) {
    const before = match.seen_by(viewer).states;
    const seen = after.seen_by(viewer).states;
    if (!ops.foresees(before, stream, last.seat, last.action, seen)) {
      return false;
    }
  }
  return true;
}

/** Whether nothing is drawn by an action, and each viewer knows before it what they know after it. */
export function reveals_nothing(match: Match, seat: number, action: number, viewers: (null | number)[]): boolean {
  return revealed_nothing(match, match.after(seat, action), viewers);
}
