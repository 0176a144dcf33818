import type { Say } from "../boards/board";
import { type Commentary, newsText } from "../commentary";
import { eventText } from "../eventText";
import type { SeatView } from "../live/store";
import { settings } from "../settings.svelte";
import { heard, play as playSound, type Sound } from "../sounds";
import { announce, showToast } from "../toasts.svelte";
import { alertPlayer } from "../turnAlert";
import { speak } from "../voice";
import type { Position } from "../wire";
import { language } from "../words/words.svelte";

export interface Scenery {
  say: Say;
  /** By seat, for sentences. */
  names: readonly string[];
  /** What is heard of an event, by its name. */
  sounds: Readonly<Record<string, Sound>>;
  /** What is told beside events, to whoever wants that. */
  commentary?: Commentary | undefined;
}

/** To screen readers, and aloud where that is wanted. */
export function tell(sentence: string): void {
  announce(sentence);
  if (settings().voice) speak(sentence, language());
}

/** Lets whoever is at the table hear what has happened, each step once, and that it is their turn. */
export class Announcer {
  #ply: number;
  #steps: number;
  #position: Position | null;
  #wasAsked = false;
  #lastAsked = performance.now();

  /** What is there already is no news. */
  constructor(seatView: SeatView | undefined) {
    this.#ply = seatView?.position.ply ?? 0;
    this.#steps = seatView?.history.length ?? 0;
    this.#position = seatView?.position ?? null;
  }

  hear({ position, fresh, history }: SeatView, isTurn: boolean, { say, names, sounds, commentary }: Scenery): void {
    const steps = fresh.filter((step) => step.ply > this.#ply);
    if (position.ply > this.#ply && history.length < this.#steps) showToast(say("table-undone"));
    this.#ply = Math.max(position.ply, steps.at(-1)?.ply ?? 0);
    this.#steps = history.length;
    for (const { events } of steps) {
      for (const event of events) tell(eventText(say, language(), event, names));
    }
    if (settings().commentary && steps.length) {
      const teller = { say, lang: language(), names };
      for (const sentence of newsText(commentary, this.#position, position, teller)) tell(sentence);
    }
    this.#position = position;
    const calls = isTurn && !this.#wasAsked;
    if (calls) {
      tell(say("table-turn-yours"));
      alertPlayer(say("table-your-turn"), say("rulebook-title"), performance.now() - this.#lastAsked);
    }
    const made = heard(steps.at(-1)?.events ?? [], sounds);
    if (settings().sound) playSound(...made, ...(calls ? (["turn"] as const) : []));
    if (isTurn) this.#lastAsked = performance.now();
    this.#wasAsked = isTurn;
  }
}
