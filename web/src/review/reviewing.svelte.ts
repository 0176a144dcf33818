/** Reviews of matches as they come to be: kept from before, or made in a worker of their own, which may be stopped. */

import { openWorker, rulesAddress, runsRules } from "../local/own";
import type { Review } from "../referee/shared/review";
import { archive } from "../replay/archive";
import type { MatchInfo } from "../wire";
import { keepReview, type KeptReview, keptReview } from "./kept";

/** Thousands of plies that are played on for each judgement: noisier than the terminal's, and sooner there. */
export const EFFORT = 20;

/** Why there is no review: the browser has no WebAssembly, the page not these rules, the match does not fit, or it broke off. */
export type Obstacle = "no-wasm" | "no-rules" | "unfit" | "failed";

export class Reviewing {
  readonly #match: MatchInfo;
  #stop: () => void = () => undefined;
  review = $state.raw<KeptReview | null>(null);
  /** From 0 to 1 while it is being made. */
  done = $state<number | null>(null);
  obstacle = $state<Obstacle | null>(null);
  isStopped = $state(false);

  constructor(match: MatchInfo) {
    this.#match = match;
  }

  /** Find the review, or make it. */
  async begin(): Promise<void> {
    if (this.review || this.done !== null) return;
    this.isStopped = false;
    this.obstacle = null;
    this.done = 0;
    try {
      this.review = (await keptReview(this.#match.id)) ?? (await this.#made());
    } catch {
      this.obstacle = "failed";
    }
    this.done = null;
  }

  stop(): void {
    if (this.done !== null) this.#stop();
  }

  async #made(): Promise<KeptReview | null> {
    const rules = rulesAddress(this.#match.game);
    if (!runsRules()) this.obstacle = "no-wasm";
    else if (rules === null) this.obstacle = "no-rules";
    if (rules === null || this.obstacle !== null) return null;
    const replay = await archive.replay(this.#match);
    const worker = openWorker();
    try {
      const found = await new Promise<Review | null | "stopped">((resolve, reject) => {
        this.#stop = () => resolve("stopped");
        worker.onmessage = ({ data }) => {
          if ("reviewed" in data) this.done = data.reviewed;
          else if ("review" in data) resolve(data.review);
          else if ("failed" in data) reject(new Error(data.failed));
        };
        worker.onerror = () => reject(new Error("the worker failed"));
        worker.postMessage({ review: { rules, replay, effort: EFFORT } });
      });
      if (found === "stopped") this.isStopped = true;
      else if (found === null) this.obstacle = "unfit";
      else return await keepReview(this.#match.id, found);
      return null;
    } finally {
      worker.terminate();
    }
  }
}

let last: { id: string; reviewing: Reviewing } | null = null;

/** The review of a match: whoever leaves its page and comes back finds it further. Another match's is stopped. */
export function reviewingOf(match: MatchInfo): Reviewing {
  if (last?.id !== match.id) {
    last?.reviewing.stop();
    last = { id: match.id, reviewing: new Reviewing(match) };
  }
  return last.reviewing;
}
