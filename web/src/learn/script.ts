import type { Answer, RequestBody } from "../live/connection";
import type { Asker } from "../table/askWithToast";
import type { ScriptedAction } from "../wire";

/** Requests that came too early are asked again so often: what went before is still being written. */
const TRIES = 20;

export interface ScriptSurroundings {
  /** Asks whoever referees the table. */
  ask: Asker;
  /** The ply of the position that is drawn. */
  ply: () => number;
  /** Leaves time to see what was done. */
  pause: () => Promise<void>;
}

/** A table of the page's own at which everybody acts by a script, but for the one who learns. */
export class Script {
  readonly #table: string;
  readonly #around: ScriptSurroundings;
  /** Actions that were carried out, as plies of the table, which begins at 0. */
  #made = 0;
  #hasEnded = false;

  constructor(table: string, around: ScriptSurroundings) {
    this.#table = table;
    this.#around = around;
  }

  readonly ask: Asker = (body) => this.#around.ask(body);

  /** An action at the position as it stands; what came before may not be drawn yet. */
  async move(seat: number, action: string): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const move: RequestBody = { type: "move", table: this.#table, seat, ply: this.#around.ply(), action };
      const answer = await this.#around.ask(move);
      if (answer.type === "done") this.#made += 1;
      if (answer.type !== "refused" || answer.code !== "stale" || tried === TRIES) return answer;
      await this.#around.pause();
    }
  }

  /** Nobody looks any more: what follows is left undone, and whatever is refused is of no interest. */
  end(): void {
    this.#hasEnded = true;
  }

  /** What follows, one after another. */
  async play(line: readonly ScriptedAction[]): Promise<void> {
    for (const { seat, action } of line) {
      await this.#around.pause();
      if (this.#hasEnded) return;
      const answer = await this.move(seat, action);
      if (this.#hasEnded) return;
      if (answer.type !== "refused") continue;
      // Who has nothing to choose is answered for, now or when all others have answered.
      if (answer.code !== "already_answered" && this.#around.ply() <= this.#made) throw new Error(answer.text);
      this.#made += 1;
    }
  }
}
