import type { Scene } from "../board";
import { nameOf } from "./geometry";
import { read } from "./plays";
import { colourOf } from "./walks";
import { viewOf } from "./viewTypes";

/** What an action touches: its card, then its marbles. */
export function spots(action: string, { position, seat }: Scene): string[] {
  const { marbles } = viewOf(position);
  const colour = colourOf(marbles, seat);
  const play = read(action, colour);
  if (play.kind === "throw hand") return [".hand"];
  const card = `.hand [data-card="${play.card}"]`;
  const lit = (names: readonly string[]) => [card, ...names.map((name) => `[data-marble="${name}"]`)];
  if (play.kind === "swap") return lit(play.marbles);
  if (play.kind === "walk") return lit(play.parts.map(({ marble }) => marble));
  const waiting = marbles[colour]!.indexOf("grave");
  return play.kind === "drop" && waiting >= 0 ? lit([nameOf(colour, waiting)]) : [card];
}
