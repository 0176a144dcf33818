import type { MilestoneKind } from "../board";

/** What the timeline of a replay marks, by the event's name. */
export const milestones: Record<string, MilestoneKind> = {
  dealt: "begin",
  extra_round: "begin",
  flew: "blow",
  closed: "win",
  shared_win: "win",
};

/** Events that say how a match was decided. */
export const decisive: readonly string[] = ["limit", "shared_win"];
