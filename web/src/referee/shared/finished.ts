// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Outcome, type Position, type Segment, type Step } from "../../wire";
import { Rejected } from "../rejected";
import { Match } from "../shared/match";

const MOST_STEPS = 100;

const REFEREE = -1;

function _seen(match: Match, viewer: null | number, outcome: Outcome | null): Position {
  const view: Record<string, any> = viewer === REFEREE ? match.state() : match.view(viewer);
  const actors: number[] = match.actors();
  const legal: string[] = viewer !== null && actors.includes(viewer) ? match.legal(viewer) : [];
  const seat = viewer === REFEREE ? null : viewer;
  return { ply: match.ply, seat: seat, view: view, actors: [...actors], legal: legal, window: null, outcome: !(actors.length > 0) ? outcome : null, may_undo: false };
}

/** The position at ply `first` and each step up to `last` with the position after it. */
export function look(match: Match, viewer: null | number, first: number, last: number, outcome: Outcome | null = null): Segment {
  if (!(0 <= first && first <= last && last <= match.log.length) || last - first > MOST_STEPS) {
    throw Rejected("no_such_plies", { last: match.log.length, most: MOST_STEPS });
  }
  if (viewer !== null && !py.range(REFEREE, match.game.players).includes(viewer)) {
    throw Rejected("no_such_seat", { seat: viewer + 1, last: match.game.players });
  }
  const again = match.anew();
  let start: Position | null = null;
  const steps: Step[] = [];
  const positions: Position[] = [];
  for (const ply of py.range(last + 1)) {
    if (ply > 0) {
      const move = py.at(match.log, ply - 1);
      again.play_action(move.seat, move.action);
    }
    if (ply === first) {
      start = _seen(again, viewer, outcome);
    } else if (ply > first) {
      steps.push({ ply: ply, seat: py.at(again.log, -1).seat, events: again.events(viewer) });
      positions.push(_seen(again, viewer, outcome));
    }
  }
  if (!(start !== null)) throw new py.AssertionError("start is not None");
  return { first: start, steps: steps, positions: positions, opening: first === 0 ? match.opening() : [] };
}
