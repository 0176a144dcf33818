/** What each seat held here was told of a match: its last steps. */

import type { Step } from "../wire";
import { REFEREE } from "./shared/viewers";
import type { Match } from "./shared/match";

export type Viewer = number | null;
type Steps = Map<Viewer, Step>;
type Events = Step["events"];

/** Steps remembered for a viewer. */
const MOST = 200;

class KeptSteps {
  readonly #steps = new Map<Viewer, Step[]>();

  viewers(): Viewer[] {
    return [...this.#steps.keys()];
  }

  /** Where a match stands from which not all need be played again; here it is played again as a whole. */
  mark(_match: Match): void {}

  /** Note steps for those who look; nobody comes while they are kept. */
  note(told: readonly [number, Steps][], _match: Match, _plies: readonly number[]): void {
    for (const [, steps] of told)
      for (const [viewer, step] of steps) {
        const before = this.#steps.get(viewer);
        if (before) this.#steps.set(viewer, [...before, step].slice(-MOST));
      }
  }

  /** Moves were taken back. */
  drop_after(ply: number): void {
    for (const [viewer, steps] of this.#steps)
      this.#steps.set(
        viewer,
        steps.filter((step) => step.ply <= ply),
      );
  }

  /** Tell a viewer's last steps anew, from the log of a match. */
  recall(viewer: Viewer, match: Match, plies: readonly number[]): void {
    if (this.#steps.has(viewer)) return;
    const first = match.log.length - MOST;
    const drawn = match.opening();
    const steps: Step[] = drawn.length && first <= 0 ? [openingStep(drawn)] : [];
    const again = match.anew();
    for (const [number, { seat, action }] of match.log.entries()) {
      again.play_action(seat, action);
      if (number >= first) steps.push({ ply: plies[number]!, seat, events: again.events(viewer) });
    }
    this.#steps.set(viewer, steps);
  }

  recent(viewer: Viewer): Step[] {
    return this.#steps.get(viewer) ?? [];
  }

  since(viewer: Viewer, ply: number): Step[] {
    return this.recent(viewer).filter((step) => step.ply > ply);
  }
}

/** What was drawn before the first action, as the step that leads to ply 0; nobody has secrets there. */
function openingStep(events: Record<string, unknown>[]): Step {
  return { ply: 0, seat: events.at(-1)!["seat"] as number, events };
}

export type StepCache = KeptSteps;

/** As Python makes one. */
export function StepCache(): KeptSteps {
  return new KeptSteps();
}

/** The last action of a match as each viewer may be told of it, told once where all are told the same; and what one of them is told. */
export function encodedSteps(match: Match, viewers: readonly Viewer[], ply: number): [Steps, Events | null] {
  const seat = match.log.at(-1)!.seat;
  const steps: Steps = new Map();
  let events: Events | null = null;
  for (const viewer of viewers) {
    if (events === null || !match.is_open) events = match.events(match.is_open ? REFEREE : viewer);
    steps.set(viewer, { ply, seat, events });
  }
  return [steps, events];
}
