import type { PlayerScore, Scene } from "../board";
import { viewOf } from "./view";
import { allPaths } from "./paths";

/** How far a pawn still was from the other side. */
export function playerScore(seat: number, { position, say }: Scene): PlayerScore {
  const { options, pawns, fences } = viewOf(position);
  const path = allPaths(options.size, pawns, fences, null)[seat];
  const steps = (path?.length ?? 1) - 1;
  return { words: say("end-steps", { steps }), rank: steps };
}
