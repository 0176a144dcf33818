import type { PlayerScore, Scene } from "../board";
import { viewOf } from "./viewTypes";

/** The marbles that have come home (J-34). */
export function playerScore(seat: number, { position, say }: Scene): PlayerScore {
  const { marbles } = viewOf(position);
  const count = marbles[seat]!.filter((place) => place.startsWith("base")).length;
  return { words: say("end-home", { count }), rank: -count };
}
