import { seatNames } from "../../live/names";
import { eventText } from "../../eventText";
import type { Step } from "../../wire";
import { language } from "../../words/words.svelte";
import type { Interlude, PlayerScore, Scene } from "../board";
import { viewOf } from "./view";

/** Beyond any sum of places, so that it only decides between players with equally many jinxes. */
const HEAVY = 10_000;

/** How often somebody was the jinx; then the sum of places decides (N-22). */
export function playerScore(seat: number, { position, say }: Scene): PlayerScore {
  const { jinxes, place_sums, options } = viewOf(position);
  const count = jinxes[seat]!;
  const rank = count * HEAVY + (place_sums[seat] ?? 0);
  if (options.stages === 1) return { words: count > 0 ? say("end-jinx") : "", rank };
  return { words: say("end-jinxes", { count }), rank };
}

/** A stage has ended with its jinx, and the next is dealt (N-21). */
export function interlude(steps: readonly Step[], scene: Scene): Interlude | null {
  const { position, table, say } = scene;
  const jinx = steps.flatMap(({ events }) => events).findLast(({ event }) => event === "jinx");
  if (!jinx || position.outcome) return null;
  const title = say("end-stage", { stage: Number(jinx.stage), stages: viewOf(position).options.stages });
  const words = eventText(say, language(), jinx, seatNames(table, say));
  return { title, seats: [Number(jinx.seat)], words, joyful: false };
}

/** The jinx of the last stage deals in the next match; there is none where a stage was not played to its end (N-21). */
export function rematch({ position }: Scene): string | null {
  const { finished, hands } = viewOf(position);
  return finished.length === hands.length - 1 ? "end-next" : null;
}
