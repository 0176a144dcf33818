import { seatNames } from "../../live/names";
import type { Step } from "../../wire";
import { listed } from "../../words/lists";
import { language } from "../../words/words.svelte";
import type { Interlude, PlayerScore, Scene } from "../board";
import { minus } from "./scores";
import { viewOf } from "./view";

/** Points with their sign before them, in a line of any direction. */
const signed = (points: number, plus = ""): string => `\u2066${points > 0 ? plus : ""}${minus(points)}\u2069`;

/** The points of all rounds (O-1, O-16), and beside them those of the round that has just ended. */
export function playerScore(seat: number, { position, say }: Scene): PlayerScore {
  const { totals, past, options } = viewOf(position);
  const total = totals[seat]!;
  const points = say("end-points", { count: total, points: signed(total) });
  if (!past || options.rounds === 1) return { words: points, rank: total };
  const gained = past.points[seat]!;
  return { words: say("end-gained", { gained: signed(gained, "+"), points }), rank: total };
}

/** A round was counted, and the next is dealt (O-12 to O-16). */
export function interlude(steps: readonly Step[], scene: Scene): Interlude | null {
  const { position, table, say } = scene;
  const { past, round, options } = viewOf(position);
  const isEnd = steps.some(({ events }) => events.some(({ event }) => event === "scored"));
  if (!isEnd || !past || position.outcome) return null;
  const fewest = Math.min(...past.points);
  const seats = past.points.flatMap((points, seat) => (points === fewest ? [seat] : []));
  const names = seatNames(table, say);
  return {
    title: say(round <= options.rounds ? "end-round" : "end-extra_round", { round, rounds: options.rounds }),
    seats,
    words: say("end-fewest", {
      names: listed(
        language(),
        seats.map((seat) => names[seat]!),
      ),
      points: say("end-points", { count: fewest, points: signed(fewest) }),
    }),
    joyful: true,
  };
}
