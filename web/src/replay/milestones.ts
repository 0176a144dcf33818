import type { MilestoneKind } from "../boards/board";
import type { Step } from "../wire";

export interface Milestone {
  ply: number;
  kind: MilestoneKind;
  /** The event that made it one. */
  event: Step["events"][number];
}

/** What is marked in every game. */
const COMMON: Readonly<Record<string, MilestoneKind>> = { won: "win" };
const WEIGHT: Record<MilestoneKind, number> = { blow: 0, begin: 1, win: 2 };

/** The milestones of a match, one a ply at most: the weightiest. `kinds` are the game's own. */
export function milestonesIn(steps: readonly Step[], kinds: Readonly<Record<string, MilestoneKind>> = {}): Milestone[] {
  return steps.flatMap(({ ply, events }) => {
    const found = events.flatMap((event) => {
      const kind = kinds[String(event.event)] ?? COMMON[String(event.event)];
      return kind ? [{ ply, kind, event }] : [];
    });
    found.sort((one, other) => WEIGHT[other.kind] - WEIGHT[one.kind]);
    return found.slice(0, 1);
  });
}
