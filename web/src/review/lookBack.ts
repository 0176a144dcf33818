/** Looks back at a match in a thread of its own: the steps of analysis/review.py, one after another. */

import { verified } from "../local/replay";
import type { Replay } from "../local/replayFile";
import type { Definition } from "../referee/definition";
import { LookBack, type Review } from "../referee/shared/review";

/** Told how many steps are done, and of how many. */
export type OnStep = (done: number, total: number) => void;

/** The review of a match that is over; null where its file cannot be checked here or does not fit. The rules are loaded. */
export async function lookedBack(
  definition: Definition,
  replay: Replay,
  effort: number,
  onStep: OnStep,
): Promise<Review | null> {
  const { match } = await verified(definition, replay, () => Promise.resolve());
  if (!match?.result()) return null;
  const looking = new LookBack(match, effort);
  for (let ply = 0; ply < match.ply; ply += 1) {
    looking.plies.push(looking.judged(ply));
    onStep(ply + 1, looking.steps);
  }
  for (let seat = 0; seat < match.game.players; seat += 1) {
    looking.looks.push(looking.looked_again(seat));
    onStep(match.ply + seat + 1, looking.steps);
  }
  return looking.concluded();
}
