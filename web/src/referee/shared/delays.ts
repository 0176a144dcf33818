// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type LiveMatch } from "../../local/live";
import { type LocalTable } from "../../local/table";
import { labelled } from "../machine";
import { Decision } from "../shared/decision";
import { closeness, hidden_pace, hurried_pace, pace, reacts, sealed_pace } from "../shared/pacing";

/** Whether nobody can be told anything by how long a bot takes, or nobody is to wait for show. */
function _is_unwatched(table: LocalTable): boolean {
  return table.timing.pace === 0 || !py.truth(table.connections) && !(table.seating.people().length > 0);
}

/** Seconds from the beginning of its turn until a bot acts among hidden cards. */
class HiddenDelays {
  constructor(
    public seen: number,
    public unseen: number,
    public thinking: number,
  ) {
  }
}

/** How long a bot takes among hidden cards, which follows from nothing but what everybody knows and a lot. */
export function drawn(live: LiveMatch, seat: number, level: number, is_speaking: boolean): HiddenDelays | null {
  let sealed!: number;
  let seen!: number;
  const match = live.match_log.match;
  const window = live.match_log.window;
  const pace = live.table.timing.pace;
  if (py.truth(match.is_open) || _is_unwatched(live.table)) {
    return null;
  }
  const lot = labelled(match.seed, "pace", seat, live.match_log.ply);
  if (is_speaking) {
    sealed = reacts(level, lot);
    seen = sealed;
  } else {
    seen = hidden_pace(level, lot);
    sealed = sealed_pace(level, lot);
  }
  if (py.truth(live.table.hurry)) {
    sealed = hurried_pace(level);
    seen = sealed;
  }
  if (window !== null && window.length !== null) {
    return new HiddenDelays(py.times(seen, pace), 0.0, py.times(seen, pace));
  }
  return new HiddenDelays(py.times(seen, pace), py.times(sealed, pace), py.times(Math.min(seen, sealed), pace));
}

/** Whether bots act without a pause: somebody wants it, or nobody is left to watch. */
export function is_hurried(table: LocalTable): boolean {
  return table.hurry || _is_unwatched(table);
}

/** How long a bot takes where everybody can see what it chooses from: the longer the harder it is. */
export function open_delay(live: LiveMatch, seat: number, level: number, decision: Decision, rng: any): number {
  if (is_hurried(live.table)) {
    return 0.0;
  }
  const choices = py.len(live.match_log.match.legal_actions(seat));
  return py.times(pace(level, choices, closeness(decision), rng), live.table.timing.pace);
}
