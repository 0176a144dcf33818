import type { Counted, Scene } from "../board";

/** The marbles that have come home (J-34). */
export function counted(seat: number, { position, say }: Scene): Counted {
  const { marbles } = position.view as { marbles: string[][] };
  const count = marbles[seat]!.filter((place) => place.startsWith("base")).length;
  return { words: say("end-home", { count }), rank: -count };
}
