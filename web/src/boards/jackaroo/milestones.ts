import type { MilestoneKind } from "../board";

/** What the timeline of a replay marks, by the event's name. */
export const milestones: Record<string, MilestoneKind> = {
  new_leader: "begin",
  killed: "blow",
  finished: "win",
  team_won: "win",
  drawn: "win",
};

/** Events that say how a match was decided. */
export const decisive: readonly string[] = ["finished", "team_won", "drawn"];
