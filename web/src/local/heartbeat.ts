/** Notices that somebody who always answers at once has fallen silent. */

/** Milliseconds between two questions. */
const BEAT = 1500;
/** Questions in a row without a word after which nobody is there any more: more than any honest work takes. */
const MOST_MISSED = 5;
/** Questions answered after which it is forgotten that somebody before was silent. */
const SOUND = 40;

/**
 * Only unanswered questions count, never time: after a machine has slept, or while a page in the background is hardly run, both
 * sides have stood still.
 */
export class Heartbeat {
  readonly #ask: () => void;
  readonly #onSilence: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #missed = 0;
  #answered = 0;
  #silences = 0;

  constructor(ask: () => void, onSilence: () => void) {
    this.#ask = ask;
    this.#onSilence = onSilence;
  }

  /** How often in a row somebody has fallen silent who had only just begun. */
  get silences(): number {
    return this.#silences;
  }

  start(): void {
    this.stop();
    this.#missed = this.#answered = 0;
    this.#timer = setTimeout(() => this.#beat(), BEAT);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Any word is a sign of life. */
  heard(): void {
    if (this.#missed) this.#answered += 1;
    this.#missed = 0;
    if (this.#answered >= SOUND) this.#silences = 0;
  }

  #beat(): void {
    // On a machine that is too slow for its work another beginning would only be more of it.
    if (this.#missed >= MOST_MISSED * 2 ** this.#silences) {
      this.#silences += 1;
      this.#onSilence();
      return;
    }
    this.#missed += 1;
    this.#ask();
    this.#timer = setTimeout(() => this.#beat(), BEAT);
  }
}
