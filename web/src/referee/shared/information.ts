// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { copied, newStream } from "../ops";
import { Match } from "../shared/match";

const WORLDS = 4;

/** The streams that the worlds are guessed by: every page is told after every move, so they are made once. */
function _guesses(): any[] {
  return py.range(WORLDS).map((number) => newStream(number));
}

function _is_foreseen(match: Match, after: Match, viewer: null | number, drawn: any): boolean {
  const kernels = match.game.kernels;
  const seat = py.at(after.log, -1).seat;
  const action = py.at(after.log, -1).action;
  const before = match.seen_by(viewer);
  const seen = after.seen_by(viewer).tobytes();
  const number = py.int(py.item(py.item(before, 0), "viewer"));
  for (const guess of _guesses()) {
    const world = kernels.guessed(before, copied(guess));
    if (kernels.check(world, seat, action) !== 0) {
      return false;
    }
    kernels.play(world, copied(drawn), seat, action);
    kernels.hide(world, number);
    if (!py.equal(world.tobytes(), seen)) {
      return false;
    }
  }
  return true;
}

/** The same for the action that led from one position to the next. */
export function told_nothing(match: Match, after: Match, viewers: (null | number)[]): boolean {
  if (!py.equal(after.stream_bytes(), match.stream_bytes())) {
    return false;
  }
  if (match.is_open) {
    return true;
  }
  const seat = py.at(after.log, -1).seat;
  const drawn = newStream(match.seed);
  return py.sorted(viewers, (one) => one === seat).every((viewer) => _is_foreseen(match, after, viewer, drawn));
}

/** Whether nothing is drawn by an action, and each viewer knows before it what they know after it. */
export function reveals_nothing(match: Match, seat: number, action: number, viewers: (null | number)[]): boolean {
  return told_nothing(match, match.after(seat, action), viewers);
}
