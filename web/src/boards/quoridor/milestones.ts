import type { MilestoneKind } from "../board";

/** What the timeline of a replay marks, by the event's name. */
export const milestones: Record<string, MilestoneKind> = {
  jumped: "blow",
  arrived: "win",
  drawn_by_repetition: "win",
  drawn_by_length: "win",
};

/** Events that say how a match was decided. */
export const decisive: readonly string[] = ["arrived", "drawn_by_repetition", "drawn_by_length"];
