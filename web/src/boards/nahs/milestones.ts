import type { MilestoneKind } from "../board";

/** What the timeline of a replay marks, by the event's name. */
export const milestones: Record<string, MilestoneKind> = {
  stage: "begin",
  burned: "blow",
  burned_four: "blow",
  misfit: "blow",
  accepted: "blow",
  jinx: "win",
  shared: "win",
};

/** Events that say how a match was decided. */
export const decisive: readonly string[] = ["limit", "shared"];
