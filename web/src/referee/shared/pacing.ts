// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { fraction } from "../ops";
import { Decision } from "../shared/decision";
import { known_level } from "../shared/levels";

function _between(limits: [number, number], rng: any): number {
  const [low, high] = limits;
  return low + py.times(high - low, fraction(rng));
}

const REACTION: Map<number, [number, number]> = new Map([[1, [0.9, 2.4]], [2, [0.8, 1.9]], [3, [0.6, 1.5]], [4, [0.5, 1.2]], [5, [0.4, 0.9]]]);

/** Seconds until it says what it merely may; the stream moves on. */
export function reacts(level: number, rng: any): number {
  return _between(py.get(REACTION, known_level(level)), rng);
}

const HASTE: Map<number, number> = new Map([[1, 0.75], [2, 0.9], [3, 1.0], [4, 1.1], [5, 1.15]]);

const FORCED: [number, number] = [0.6, 1.2];

const QUICKEST = 0.7;

const LOOKING = 0.25;

const WEIGHING = 1.2;

const LONGEST = 4.0;

/** Seconds that a person of this level would take to choose from so many actions; the stream moves on. */
export function pace(level: number, choices: number, closeness: number, rng: any): number {
  const haste = py.get(HASTE, known_level(level));
  if (choices <= 1) {
    return _between(FORCED, rng);
  }
  const usual = QUICKEST + py.times(LOOKING, Math.log2(choices)) + py.times(WEIGHING, Math.min(Math.max(closeness, 0.0), 1.0));
  const varied = 0.6 + py.times(0.4, fraction(rng) + fraction(rng));
  return Math.min(Math.max(py.times(py.times(haste, usual), varied), QUICKEST), LONGEST);
}

const USUAL_CHOICES = 8;

const THOUGHT: Map<number, number> = new Map([[1, 0.1], [2, 0.1], [3, 0.1], [4, 0.2], [5, 1.2]]);

/** Seconds for a choice among hidden cards: by lot, for how hard it was would tell what the bot holds. */
export function hidden_pace(level: number, rng: any): number {
  return Math.max(pace(level, USUAL_CHOICES, fraction(rng), rng), py.get(THOUGHT, level));
}

/** Seconds for a choice that is kept unseen, where what comes next waits for it. */
export function sealed_pace(level: number, rng: any): number {
  return Math.max(reacts(level, rng), py.get(THOUGHT, level));
}

/** Seconds for a choice among hidden cards of a bot that is hurried: no more than its thought may need. */
export function hurried_pace(level: number): number {
  return py.get(THOUGHT, known_level(level));
}

const CLEAR = 0.2;

/** How hard a choice was: 1 if the best two actions win equally often, 0 if one of them is clearly better. */
export function closeness(decision: Decision): number {
  const best: number[] = py.sorted(decision.candidates.map(([, win_probability]) => win_probability), undefined, true);
  if (best.length < 2) {
    return 0.0;
  }
  return py.rounded(1.0 - Math.min((py.at(best, 0) - py.at(best, 1)) / CLEAR, 1.0), 6);
}
