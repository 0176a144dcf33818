import { seatNames } from "../../live/names";
import { eventText } from "../../eventText";
import type { Step } from "../../wire";
import { language } from "../../words/words.svelte";
import type { Interlude, PlayerScore, Scene } from "../board";
import { viewOf } from "./view";

/** Rounds won where there are several, the stage of a pyramid, else the cards that were left (T-27, T-28). */
export function playerScore(seat: number, { position, say }: Scene): PlayerScore {
  const { options, wins, stages, sizes } = viewOf(position);
  if (options.rounds > 1) return { words: say("end-wins", { count: wins[seat]! }), rank: -wins[seat]! };
  const left = sizes[seat]!;
  if (stages.length === 0) return { words: say("end-cards", { count: left }), rank: left };
  return { words: say("board-stage", { stage: stages[seat]! }), rank: stages[seat]! * 1000 + left };
}

/** A round was won, and the next is dealt (T-27). */
export function interlude(steps: readonly Step[], scene: Scene): Interlude | null {
  const { position, table, say } = scene;
  const won = steps.flatMap(({ events }) => events.filter(({ event }) => event === "round_won"));
  if (won.length === 0 || position.outcome) return null;
  const { round, options } = viewOf(position);
  const names = seatNames(table, say);
  return {
    title: say("end-round", { round, rounds: options.rounds }),
    seats: won.map(({ seat }) => Number(seat)),
    words: won.map((event) => eventText(say, language(), event, names)).join(" "),
    joyful: true,
  };
}
