import { untrack } from "svelte";

import { type SeatView, seatViewKey } from "../live/store";
import type { TableView } from "../wire";
import { activeSeat, hasSecrets, mySeats } from "./activeSeat";

/** Let the one who has just acted see what came of it before the screen is somebody else's. */
const PAUSE_BETWEEN = 1200;

export interface ShownTable {
  table: TableView;
  seatViews: Record<string, SeatView>;
}

/** Whose eyes this screen is, and whether a curtain hides what they know. */
export class Viewpoint {
  readonly #now: () => ShownTable;
  /** Null watches. */
  #seat = $state<number | null>(null);
  #isCurtained = $state(false);
  #isSettled = $state(false);
  #since = $state(performance.now());

  /** To be made while a component is: it follows the turns as long as that is there, but not while the board is held. */
  constructor(now: () => ShownTable, isHeld: () => boolean) {
    this.#now = now;
    untrack(() => {
      const { table, seatViews } = now();
      this.#seat = activeSeat(table, seatViews, null);
      this.#isCurtained = this.#needsCurtain();
      this.#isSettled = this.#isComplete;
    });
    $effect(() => {
      const next = this.#wanted;
      if (!this.#isSettled) {
        if (this.#isComplete) untrack(() => this.#turnTo(next));
        return;
      }
      if (next === this.#seat || isHeld()) return;
      const isFirst = this.#seat === null || !mySeats(this.#now().table).includes(this.#seat);
      const timer = setTimeout(() => this.#turnTo(next), isFirst ? 0 : PAUSE_BETWEEN);
      return () => clearTimeout(timer);
    });
  }

  readonly #wanted = $derived.by(() => activeSeat(this.#now().table, this.#now().seatViews, this.#seat));
  /** Whether what each seat of this screen knows has come; before that, nobody can say whether it is a secret. */
  readonly #isComplete = $derived.by(() => {
    const { table, seatViews } = this.#now();
    const mine = mySeats(table);
    return mine.length < 2 || mine.every((seat) => seatViewKey(seat) in seatViews);
  });
  /** What the seat is shown, the newest there is. */
  readonly newest = $derived.by((): SeatView | undefined =>
    this.#isSettled ? this.#now().seatViews[seatViewKey(this.#seat)] : undefined,
  );

  get seat(): number | null {
    return this.#seat;
  }

  get isCurtained(): boolean {
    return this.#isCurtained;
  }

  /** When the board of this seat was first drawn; what came before is not animated. */
  get since(): number {
    return this.#since;
  }

  /** What was drawn before the first action is news also when it came before the board. */
  isNews({ at, position }: SeatView): boolean {
    return at > this.#since || position.ply === 0;
  }

  readonly openCurtain = (): void => {
    this.#isCurtained = false;
    this.#since = performance.now();
  };

  #turnTo(seat: number | null): void {
    this.#isCurtained = seat !== null && this.#needsCurtain();
    this.#seat = seat;
    this.#isSettled = true;
    this.#since = performance.now();
  }

  #needsCurtain(): boolean {
    const { table, seatViews } = this.#now();
    return mySeats(table).length > 1 && hasSecrets(seatViews);
  }
}
