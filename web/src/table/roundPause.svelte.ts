import { untrack } from "svelte";

import type { GameUi, Interlude, Scene } from "../boards/board";
import type { SeatView } from "../live/store";
import { isMotionReduced, settings } from "../settings.svelte";
import { play as playSound } from "../sounds";

/** The play that ended a round is watched so long first. */
const WATCHED = 900;

interface Held {
  before: SeatView;
  after: SeatView;
  ended: Interlude;
  scene: Scene;
}

export interface Watched {
  ui: GameUi;
  newest: SeatView | undefined;
  /** When the board was first drawn; what came before is no occasion. */
  since: number;
  scene: (view: SeatView) => Scene;
}

/** While the end of a round is celebrated, the board stays as it was, and shows what ended it. */
export class RoundPause {
  readonly #now: () => Watched;
  readonly #goOn: () => void;
  #held = $state.raw<Held | null>(null);
  /** What happened after the round that was celebrated; it is drawn once that is over. */
  #resumed = $state.raw<{ at: number; fresh: SeatView["fresh"] } | null>(null);
  #isOpen = $state(false);
  #drawn: SeatView | undefined;

  /** To be made while a component is: it watches as long as that is there. */
  constructor(now: () => Watched, goOn: () => void) {
    this.#now = now;
    this.#goOn = goOn;
    $effect.pre(() => {
      const watched = this.#now();
      untrack(() => this.#watch(watched));
    });
    $effect(() => {
      if (!this.#held) return;
      const open = () => {
        this.#isOpen = true;
        if (settings().sound) playSound("round");
      };
      const timer = setTimeout(open, isMotionReduced() ? 0 : WATCHED);
      return () => clearTimeout(timer);
    });
  }

  /** Whether the board is held as it was. */
  readonly isHeld = $derived.by(() => this.#held !== null);
  /** What is celebrated, once it is shown. */
  readonly shown = $derived.by(() => (this.#isOpen ? this.#held : null));

  /** What is to be drawn. */
  readonly seatView = $derived.by((): SeatView | undefined => {
    const { newest } = this.#now();
    const held = this.#held;
    if (held) return { ...held.before, fresh: held.after.fresh, at: held.after.at, history: held.after.history };
    return newest && newest.at === this.#resumed?.at ? { ...newest, fresh: this.#resumed.fresh } : newest;
  });

  readonly resume = (): void => {
    const { newest } = this.#now();
    const upTo = this.#held?.after.position.ply ?? 0;
    if (newest) this.#resumed = { at: newest.at, fresh: newest.history.filter(({ ply }) => ply > upTo) };
    this.#held = null;
    this.#isOpen = false;
    this.#goOn();
  };

  #watch({ ui, newest, since, scene }: Watched): void {
    const before = this.#held?.before ?? this.#drawn;
    this.#drawn = newest;
    if (!newest || !before || before === newest || newest.at <= since) return;
    const after = scene(newest);
    const ended = ui.interlude?.(newest.fresh, after);
    if (ended) this.#held = { before, after: newest, ended, scene: after };
  }
}
