// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Match } from "../shared/match";

/** Whether these events, as anybody was told them, end a round. */
function is_end_of_round(match: Match, events: (Record<string, any>)[]): boolean {
  return match.round_end !== null && py.contains(events.map((event) => py.key(event, "event")), match.round_end);
}

/** Whether the last action did, as everybody around the table could see. */
export function has_ended_a_round(match: Match): boolean {
  return is_end_of_round(match, match.events(null));
}
