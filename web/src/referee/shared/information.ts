// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { newStream } from "../ops";
import { Match } from "../shared/match";

const WORLDS = 4;

/** The streams that the worlds are guessed by: every page is told after every move, so they are made once. */
function _guesses(): any[] {
  return py.range(WORLDS).map((number) => newStream(number));
}

function _is_foreseen(match: Match, after: Match, viewer: null | number, drawn: any): boolean {
  const last = py.at(after.log, -1);
  const before = match.seen_by(viewer);
  const seen = after.seen_by(viewer);
  return match.game.ops.foresees(before, _guesses(), drawn, last.seat, last.action, seen);
}

/** The same for the action that led from one position to the next. */
export function revealed_nothing(match: Match, after: Match, viewers: (null | number)[]): boolean {
  if (!py.equal(after.stream_bytes(), match.stream_bytes())) {
    return false;
  }
  if (match.is_open) {
    return true;
  }
  const seat = py.at(after.log, -1).seat;
  const drawn = newStream(match.seed);
  const others: (null | number)[] = viewers.filter((viewer) => viewer !== seat);
  for (const viewer of [...others, ...viewers.includes(seat) ? [seat] : []]) {
    if (!_is_foreseen(match, after, viewer, drawn)) {
      return false;
    }
  }
  return true;
}

/** Whether nothing is drawn by an action, and each viewer knows before it what they know after it. */
export function reveals_nothing(match: Match, seat: number, action: number, viewers: (null | number)[]): boolean {
  return revealed_nothing(match, match.after(seat, action), viewers);
}
