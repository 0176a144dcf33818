import type { GameUi, PlayerScore, Scene } from "../boards/board";
import type { Outcome, Step } from "../wire";

/** One player's line in a standing. */
export interface StandingsRow {
  seat: number;
  place: number;
  words: string;
}

/** How the players stand: by the places of the outcome, or, while the match goes on, by what the game counts. */
export function standings(ui: GameUi, scene: Scene, outcome: Outcome | null): StandingsRow[] {
  const scores = scene.table.seats.map(
    (_, seat): PlayerScore => ui.playerScore?.(seat, scene) ?? { words: "", rank: 0 },
  );
  const lines = scores.map(({ words, rank }, seat) => ({
    seat,
    place: outcome?.places[seat] ?? 1 + scores.filter((other) => other.rank < rank).length,
    words: outcome && isBeside(outcome, seat) ? "" : words,
  }));
  return lines.sort((one, other) => one.place - other.place);
}

/** Whether a place has nothing to do with what its player has: somebody gave up, and the better cards may be theirs. */
function isBeside({ by, resigned }: Outcome, seat: number): boolean {
  return by === "giving_up" || resigned.includes(seat);
}

/** The seats that won; none where all share the first place, which is a draw. */
export function winners({ places }: Outcome): number[] {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === places.length ? [] : first;
}

/** Events that say how a match was decided, in every game. */
const DECISIVE: readonly string[] = ["won", "given_up"];

/** What decided a match, out of its last step. */
export function decisiveEvents(ui: GameUi, history: readonly Step[]): Step["events"] {
  const names = [...DECISIVE, ...(ui.decisive ?? [])];
  return (history.at(-1)?.events ?? []).filter(({ event }) => names.includes(String(event)));
}
