import type { HintInfo } from "../wire";
import type { Asker } from "./askWithToast";
import type { Situation } from "./situation";

/** A hint that somebody asked for in a position; it goes with the position. */
export class RequestedHint {
  readonly #now: () => Situation;
  readonly #ask: Asker;
  /** The hint is null while the bot thinks. */
  #request = $state.raw<{ ply: number; seat: number; hint: HintInfo | null } | null>(null);

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

  readonly request = async (): Promise<void> => {
    const { table, seat, position } = this.#now();
    if (!position || seat === null) return;
    const request = { ply: position.ply, seat, hint: null };
    this.#request = request;
    const answer = await this.#ask({ type: "hint", table: table.id, seat });
    if (this.#request !== request) return;
    this.#request = answer.type === "hint" && answer.ply === request.ply ? { ...request, hint: answer } : null;
  };

  readonly close = (): void => {
    this.#request = null;
  };
}
