/** What can be done at a table beside playing: in the bar where there is room, and always in the menu. */
import { showToast } from "../toasts.svelte";
import type { IconName } from "../ui/icons";
import { say } from "../words/words.svelte";
import type { Asker } from "./askWithToast";
import { hasSay, sitsAlone } from "./hints";
import type { Situation } from "./situation";

export interface Tool {
  name: "hint" | "undo" | "pause" | "hurry";
  icon: IconName;
  /** In full, and in a word for under the sign. */
  label: string;
  caption: string;
  act: () => void;
  pressed?: boolean;
  /** Whether there is nothing to be had from it now. */
  disabled?: boolean;
  /** Whether the sign points somewhere, and so turns round where one reads from right to left. */
  turns?: boolean;
}

export class Tools {
  readonly #now: () => Situation;
  readonly #ask: Asker;
  readonly #askHint: () => void;

  constructor(now: () => Situation, ask: Asker, askHint: () => void) {
    this.#now = now;
    this.#ask = ask;
    this.#askHint = askHint;
  }

  list = $derived.by((): Tool[] => {
    const { table, seat, asked, position } = this.#now();
    if (seat === null || (table.status !== "playing" && table.status !== "paused") || !hasSay(table)) return [];
    const isPaused = table.status === "paused";
    const hasBots = table.seats.some((one) => one.occupant === "bot" || one.stand_in);
    const isAlone = sitsAlone(table);
    const hint: Tool = {
      name: "hint",
      icon: "bulb",
      label: say("table-hint"),
      caption: say("tool-hint"),
      act: () => this.#askHint(),
      disabled: !asked,
    };
    const tools: Tool[] = [
      ...(isAlone ? [hint] : []),
      {
        name: "undo",
        icon: "undo",
        label: say("table-undo"),
        caption: say("tool-undo"),
        act: () => this.#undo(),
        disabled: isPaused || table.undo !== null || !position?.may_undo,
        turns: true,
      },
      {
        name: "pause",
        icon: isPaused ? "play" : "pause",
        label: say(isPaused ? "table-go-on" : "table-pause"),
        caption: say(isPaused ? "table-go-on" : "tool-pause"),
        act: () => this.#pause(!isPaused),
        disabled: !isPaused && position?.window?.collects === true,
      },
    ];
    if (!hasBots || !isAlone) return tools;
    const hurry = { label: say("table-hurry"), caption: say("tool-hurry"), act: () => void this.#hurry() };
    return [...tools, { name: "hurry", icon: "hurry", ...hurry, pressed: table.hurry, turns: true }];
  });

  #undo(): void {
    const { table, seat } = this.#now();
    if (seat !== null) void this.#ask({ type: "undo", table: table.id, seat, agree: true });
  }

  #pause(on: boolean): void {
    const { table } = this.#now();
    void this.#ask({ type: "pause", table: table.id, on });
  }

  async #hurry(): Promise<void> {
    const { table } = this.#now();
    const on = !table.hurry;
    const answer = await this.#ask({ type: "hurry", table: table.id, on });
    if (answer.type === "done" && on) showToast(say("table-hurry-on"));
  }
}
