import type { Verdict } from "../wire";
import type { Asker } from "./askWithToast";
import type { Situation } from "./situation";

/** Sends the moves that are made on the board, one at a time. */
export class MoveSender {
  readonly #now: () => Situation;
  readonly #ask: Asker;
  readonly #refuse: (text: string, rule: string | null) => void;
  #isAsking = $state(false);
  /** The ply that a move led to; until it is drawn nothing else can be played. */
  #awaited = $state(0);

  constructor(now: () => Situation, ask: Asker, refuse: (text: string, rule: string | null) => void) {
    this.#now = now;
    this.#ask = ask;
    this.#refuse = refuse;
  }

  /** Whether a move is on its way, or has not been drawn yet. */
  readonly isBusy = $derived.by(() => this.#isAsking || (this.#now().position?.ply ?? 0) < this.#awaited);

  readonly act = async (action: string): Promise<void> => {
    const { table, seat, position } = this.#now();
    if (this.isBusy || seat === null || !position) return;
    this.#isAsking = true;
    const answer = await this.#ask({ type: "move", table: table.id, seat, ply: position.ply, action });
    this.#isAsking = false;
    if (answer.type === "done") this.#awaited = answer.ply ?? 0;
    else if (answer.type === "refused") this.#refuse(answer.text, answer.rule ?? null);
  };

  /** Whether an action is allowed, and if not, by which rule. */
  readonly why = async (action: string): Promise<Verdict> => {
    const { table, seat } = this.#now();
    const answer = await this.#ask({ type: "why", table: table.id, seat: seat ?? 0, action });
    if (answer.type === "verdict") return answer;
    const { code = null, text = null, rule = null } = answer.type === "refused" ? answer : {};
    return { type: "verdict", id: "", allowed: false, code, text, rule };
  };

  /** Something was tried that is not offered: the server says why not. */
  readonly illegal = async (action: string): Promise<void> => {
    const verdict = await this.why(action);
    if (verdict.allowed) await this.act(action);
    else this.#refuse(verdict.text ?? "", verdict.rule ?? null);
  };
}
