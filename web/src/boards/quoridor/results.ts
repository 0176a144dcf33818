import type { Counted, Scene } from "../board";
import { viewOf } from "./view";
import { allWays } from "./paths";

/** How far a pawn still was from the other side. */
export function counted(seat: number, { position, say }: Scene): Counted {
  const { options, pawns, fences } = viewOf(position);
  const way = allWays(options.size, pawns, fences, null)[seat];
  const steps = (way?.length ?? 1) - 1;
  return { words: say("end-steps", { steps }), rank: steps };
}
