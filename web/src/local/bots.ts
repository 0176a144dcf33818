/** Where bots think: in slices, between which the worker answers whoever asks. */

import type { Manifest } from "../referee/manifest";
import type { Decision } from "../referee/shared/decision";
import { begun, type Kind, type Question, type Thought } from "../referee/thoughts";
import { Rules } from "../referee/wasm";
import { report } from "./faults";

/** Milliseconds after which a thought lets others have the thread: less than a frame, so that a touch is answered in one. */
const SLICE = 6;

/** The module of a game, as it was loaded. */
export interface Module {
  code: WebAssembly.Module;
  manifest: Manifest;
}

/** How a bot thinks. */
export interface Manner {
  kind?: Kind;
  /** It thinks no longer than that, and gives the best it has found by then. */
  seconds?: number | undefined;
  /** Says that nobody wants to know any more. */
  signal?: AbortSignal;
}

/** Memories of modules in which nobody thinks just now; a thought has one for itself. */
export class BotPool {
  readonly #idle = new Map<string, Rules[]>();

  constructor(
    private readonly modules: ReadonlyMap<string, Module>,
    /** The longest a bot may really think, in seconds. */
    private readonly seconds: () => number,
  ) {}

  /** What a bot would do, knowing no more than the view; null if nobody wants to know any more. */
  async think(asked: Question, { kind = "search", seconds, signal }: Manner = {}): Promise<Decision | null> {
    const deadline = performance.now() + Math.min(seconds ?? Infinity, this.seconds()) * 1000;
    const { key } = asked.game;
    const { code, manifest } = this.modules.get(key)!;
    const rules = this.#idle.get(key)?.pop() ?? (await Rules.load(code, manifest));
    const mark = rules.mark();
    try {
      return await thought(rules, kind, asked, deadline, signal);
    } catch (error) {
      // A match must go on, even if a bot does not.
      report(error);
      rules.release(mark);
      return begun(rules, "random", asked).decision();
    } finally {
      rules.release(mark);
      this.#idle.set(key, [...(this.#idle.get(key) ?? []), rules]);
    }
  }
}

async function thought(
  rules: Rules,
  kind: Kind,
  asked: Question,
  deadline: number,
  signal?: AbortSignal,
): Promise<Decision | null> {
  const thinking = begun(rules, kind, asked);
  let chunk = Math.max(Math.floor(thinking.budget / 64), 1);
  while (!thinking.done && performance.now() < deadline) {
    chunk = slice(thinking, chunk, deadline);
    await nextTurn();
    if (signal?.aborted) return null;
  }
  return thinking.decision();
}

/** Think for about a slice, in chunks; the size of the next chunk. */
function slice(thought: Thought, chunk: number, deadline: number): number {
  const until = Math.min(performance.now() + SLICE, deadline);
  let started = performance.now();
  while (!thought.done && started < until) {
    thought.work(chunk);
    const spent = Math.max(performance.now() - started, 0.001);
    chunk = Math.max(Math.min(Math.floor((chunk * SLICE) / 4 / spent), chunk * 4), 1);
    started = performance.now();
  }
  return chunk;
}

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Let whatever else is to be done come first; timers would wait longer than that. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
