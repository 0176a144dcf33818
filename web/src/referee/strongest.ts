/** What the strongest bot would do, as analysis/strongest.py asks it. */

import { streamOf } from "./forecasts";
import { rulesOf, type States } from "./ops";
import type { Decision } from "./shared/decision";
import type { Game } from "./shared/game";
import { begun, engineThought } from "./thoughts";

const LEVEL = 5;

/** Whether the game's own engine plays this, as a view shows it. */
export function hasEngine(game: Game, view: States): boolean {
  const rules = rulesOf(game.definition);
  const asked = { game, view, seat: 0, level: LEVEL, rng: streamOf("engine") };
  return rules.lending(() => engineThought(rules, asked) !== null);
}

/** What the search, or the game's engine, thinks of a view in so many iterations. */
export function advice(game: Game, view: States, seat: number, label: string, iterations: number): Decision {
  const rules = rulesOf(game.definition);
  const asked = { game, view, seat, level: LEVEL, rng: streamOf(`search ${label}`), iterations };
  return rules.lending(() => {
    const thought = begun(rules, "search", asked);
    // The search rounds its plan up to whole rounds of trials; an engine with a budget of its own stops by count.
    thought.work(thought.isPlanned ? Math.max(iterations, thought.budget) : iterations);
    return thought.decision();
  });
}
