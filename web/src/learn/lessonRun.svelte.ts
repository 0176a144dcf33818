import type { Answer } from "../live/connection";
import type { Asker } from "../table/askWithToast";
import type { LessonInfo, LessonStepInfo } from "../wire";
import type { Script } from "./script";

/** After so many tries that are not the point the board shows what is. */
const MOST_STRAYS = 2;

/** A lesson being done: a try of the learner is carried out if it is what the step wants, and the others answer by the script. */
export class LessonRun {
  readonly #lesson: LessonInfo;
  readonly #script: Script;
  #step = $state(0);
  #isAnswering = $state(false);
  #strays = $state(0);
  #isShown = $state(false);

  constructor(lesson: LessonInfo, script: Script) {
    this.#lesson = lesson;
    this.#script = script;
  }

  /** From 0; as many as there are steps when all is done. */
  get step(): number {
    return this.#step;
  }
  get isDone(): boolean {
    return this.#step === this.#lesson.steps.length;
  }
  /** Whether the others are at it. */
  get isAnswering(): boolean {
    return this.#isAnswering;
  }
  /** How often something was tried in this step that is allowed but not the point. */
  get strays(): number {
    return this.#strays;
  }
  /** What brings the lesson on. */
  get wanted(): string | null {
    return this.#current?.do[0] ?? null;
  }
  /** What is lit on the board: in a step that is led, when somebody wants to be shown or has tried enough. */
  get shown(): string | null {
    return this.#current?.is_led || this.#isShown || this.#strays >= MOST_STRAYS ? this.wanted : null;
  }
  get #current(): LessonStepInfo | undefined {
    return this.#lesson.steps[this.#step];
  }

  readonly show = (): void => {
    this.#isShown = true;
  };

  /** Whatever the board asks; a move of the learner only if it is one that the step wants. */
  readonly ask: Asker = async (body) => {
    if (body.type !== "move") return this.#script.ask(body);
    const step = this.#current;
    const nothing: Answer = { type: "done", id: "", ply: null };
    if (!step || this.#isAnswering) return nothing;
    if (!step.do.includes(body.action)) {
      this.#strays += 1;
      return nothing;
    }
    this.#isAnswering = true;
    try {
      const answer = await this.#script.move(body.seat, body.action);
      if (answer.type === "done") await this.#answered(step);
      return answer;
    } finally {
      this.#isAnswering = false;
    }
  };

  async #answered({ then }: LessonStepInfo): Promise<void> {
    await this.#script.play(then);
    this.#step += 1;
    this.#strays = 0;
    this.#isShown = false;
  }
}
