import type { Say } from "../boards/board";
import type { Situation } from "./situation";

/** Whose turn it is, in words. */
export function turnStatus({ table, position, asked }: Situation, names: readonly string[], say: Say): string {
  if (position?.outcome || table.status === "over") return say("table-over");
  if (table.status === "paused") return say("table-paused");
  const window = position?.window;
  if (window) return say(window.answered ? "window-answered" : `window-${window.kind}`);
  if (asked) return say("table-turn-yours");
  const [actor, ...others] = position?.actors ?? [];
  if (actor === undefined) return "";
  return others.length ? say("table-turn-several") : say("table-turn", { name: names[actor]! });
}
