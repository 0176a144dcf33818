import type { SeatView, TableState } from "../live/store";

/** Between two looks at the clock. */
const TICK = 200;

export interface RunningTimes extends Pick<TableState, "times" | "timesAt"> {
  seatView: SeatView | undefined;
}

/** How far the clocks of the seats, and a window, have run since the server told of them. */
export class TableClock {
  readonly #running: () => RunningTimes;
  #now = $state(performance.now());

  /** To be made while a component is: it ticks as long as that is there, and only while something runs. */
  constructor(running: () => RunningTimes) {
    this.#running = running;
    $effect(() => {
      const timer = setInterval(() => this.#tick(), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Milliseconds since the times came. */
  readonly since = $derived.by(() => Math.max(0, this.#now - this.#running().timesAt));

  /** How much of a window is left, 0 to 1; null without one, or where it has no end. */
  readonly windowShare = $derived.by((): number | null => {
    const { seatView } = this.#running();
    const window = seatView?.position.window;
    if (!seatView || !window || window.left === null || window.length === null) return null;
    return Math.max(0, (window.left - Math.max(0, this.#now - seatView.at)) / window.length);
  });

  #tick(): void {
    const { times, seatView } = this.#running();
    const runs = seatView?.position.window || times.some((time) => time.running && time.left !== null);
    if (runs) this.#now = performance.now();
  }
}
