import type { MilestoneKind } from "../board";

/** What the timeline of a replay marks, by the event's name. */
export const milestones: Record<string, MilestoneKind> = {
  round_begins: "begin",
  broke: "blow",
  caught: "blow",
  forgot: "blow",
  risen: "win",
  round_won: "win",
};

/** Events that say how a match was decided. */
export const decisive: readonly string[] = ["limit"];
