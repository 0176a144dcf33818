import type { Step } from "../wire";

/** What a timeline marks: where something begins, where somebody is hit, where something is decided. */
export type Kind = "begin" | "blow" | "win";

export interface Milestone {
  ply: number;
  kind: Kind;
  /** The event that made it one. */
  event: Step["events"][number];
}

const KINDS: Record<string, Kind> = {
  // Jackaroo
  new_leader: "begin",
  killed: "blow",
  finished: "win",
  team_won: "win",
  drawn: "win",
  // Wajh Al-Nahs
  stage: "begin",
  burned: "blow",
  burned_four: "blow",
  misfit: "blow",
  accepted: "blow",
  jinx: "win",
  shared: "win",
  // Quoridor
  jumped: "blow",
  arrived: "win",
  drawn_by_repetition: "win",
  drawn_by_length: "win",
  // Super Taki
  round_begins: "begin",
  broke: "blow",
  caught: "blow",
  forgot: "blow",
  risen: "win",
  round_won: "win",
  // Toi Toi
  extra_round: "begin",
  flew: "blow",
  closed: "win",
  shared_win: "win",
  // Several of them
  won: "win",
};
/** The same words mean a new round in one game and everyday life in another. */
const KINDS_OF: Record<string, Record<string, Kind>> = { toitoi: { dealt: "begin" } };
const WEIGHT: Record<Kind, number> = { blow: 0, begin: 1, win: 2 };

/** The milestones of a match, one a ply at most: the weightiest. */
export function milestones(game: string, steps: readonly Step[]): Milestone[] {
  const kinds = { ...KINDS, ...KINDS_OF[game] };
  return steps.flatMap(({ ply, events }) => {
    const found = events.flatMap((event) => {
      const kind = kinds[String(event.event)];
      return kind ? [{ ply, kind, event }] : [];
    });
    found.sort((one, other) => WEIGHT[other.kind] - WEIGHT[one.kind]);
    return found.slice(0, 1);
  });
}
