import type { PlayerScore, Scene } from "../board";

/** The marbles that have come home (J-34). */
export function playerScore(seat: number, { position, say }: Scene): PlayerScore {
  const { marbles } = position.view as { marbles: string[][] };
  const count = marbles[seat]!.filter((place) => place.startsWith("base")).length;
  return { words: say("end-home", { count }), rank: -count };
}
