import type { HintInfo } from "../wire";
import type { Asker } from "./askWithToast";
import { HINT_STEPS, type HintStep } from "./hints";
import type { Situation } from "./situation";

/** A hint that somebody asked for in a position, told step by step; it goes with the position. */
export class RequestedHint {
  readonly #now: () => Situation;
  readonly #ask: Asker;
  /** The hint is null while the bot thinks. */
  #request = $state.raw<{ ply: number; seat: number; hint: HintInfo | null; step: HintStep } | null>(null);

  constructor(now: () => Situation, ask: Asker) {
    this.#now = now;
    this.#ask = ask;
  }

  readonly #current = $derived.by(() => {
    const { asked, seat, position } = this.#now();
    const request = this.#request;
    return request && asked && request.seat === seat && request.ply === position?.ply ? request : null;
  });

  /** Whether one was asked for here, and not put away. */
  readonly isShown = $derived.by(() => this.#current !== null);

  /** What a strong bot would do; null while it thinks, and where none was asked for. */
  readonly info = $derived.by((): HintInfo | null => this.#current?.hint ?? null);

  /** How far it was told. */
  readonly step = $derived.by((): HintStep => this.#current?.step ?? HINT_STEPS[0]);

  /** Ask for a hint, or for more of the one that is there. */
  readonly request = async (): Promise<void> => {
    const { table, seat, position } = this.#now();
    if (!position || seat === null) return;
    if (this.#current) return this.#tellMore();
    const request = { ply: position.ply, seat, hint: null, step: HINT_STEPS[0] };
    this.#request = request;
    const answer = await this.#ask({ type: "hint", table: table.id, seat });
    if (this.#request !== request) return;
    this.#request = answer.type === "hint" && answer.ply === request.ply ? { ...request, hint: answer } : null;
  };

  #tellMore(): void {
    const { hint, step } = this.#request!;
    const next = HINT_STEPS[HINT_STEPS.indexOf(step) + 1];
    if (hint && next) this.#request = { ...this.#request!, step: next };
  }

  readonly close = (): void => {
    this.#request = null;
  };
}
