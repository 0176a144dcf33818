import type { Script } from "../learn/script";
import type { Answer } from "../live/connection";
import type { Asker } from "../table/askWithToast";
import type { PuzzleInfo } from "../wire";

/** One try at a puzzle: whatever is tried is carried out, and it goes on as it would. */
export class PuzzleRun {
  readonly #puzzle: PuzzleInfo;
  readonly #script: Script;
  readonly #onTried: (action: string) => void;
  #tried = $state<string | null>(null);
  #isAnswering = $state(false);
  readonly shown = null;

  /** `onTried` is told of a try of whoever solves it, not of what is shown to them. */
  constructor(puzzle: PuzzleInfo, script: Script, onTried: (action: string) => void) {
    this.#puzzle = puzzle;
    this.#script = script;
    this.#onTried = onTried;
  }

  /** What was tried, or is shown. */
  get tried(): string | null {
    return this.#tried;
  }
  get isDone(): boolean {
    return this.#tried !== null;
  }
  /** Whether it is going on. */
  get isAnswering(): boolean {
    return this.#isAnswering;
  }

  readonly ask: Asker = async (body) => {
    if (body.type !== "move") return this.#script.ask(body);
    if (this.#tried !== null || this.#isAnswering) return { type: "done", id: "", ply: null };
    return this.#carriedOut(body.action, () => this.#onTried(body.action));
  };

  /** Show what an action leads to. */
  async show(action: string): Promise<void> {
    await this.#carriedOut(action, () => undefined);
  }

  async #carriedOut(action: string, onDone: () => void): Promise<Answer> {
    this.#isAnswering = true;
    try {
      const answer = await this.#script.move(this.#puzzle.seat, action);
      if (answer.type !== "done") return answer;
      this.#tried = action;
      onDone();
      await this.#script.play(
        this.#puzzle.best[0] === action ? this.#puzzle.line : (this.#puzzle.refuted[action] ?? []),
      );
      return answer;
    } finally {
      this.#isAnswering = false;
    }
  }
}
