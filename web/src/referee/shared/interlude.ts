// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Match } from "../shared/match";

/** Whether the last action did, as everybody around the table could see. */
export function has_ended_a_round(match: Match): boolean {
  const ending = (match.game.definition.events.ROUND_END ?? null);
  return ending !== null && match.events(null).some((event) => py.equal(py.key(event, "event"), ending));
}
