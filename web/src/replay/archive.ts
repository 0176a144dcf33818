import { newId } from "../device";
import { fetchJson, retry } from "../live/api";
import type { Segment, TableMade, MatchInfo, PlayOn } from "../wire";
import { SEGMENT_PLIES } from "./segments";

/** Whose eyes a match is seen with: a seat's number, everything, or what a spectator saw. */
export type Viewer = number | "referee" | "public";

export function viewerOf(text: string | null, players: number): Viewer | null {
  if (text === "referee" || text === "public") return text;
  return text !== null && /^\d+$/.test(text) && Number(text) < players ? Number(text) : null;
}

export const archive = {
  match: (id: string) => fetchJson<MatchInfo>("GET", `/api/matches/${encodeURIComponent(id)}`),
  segment: ({ id, plies }: MatchInfo, viewer: Viewer, number: number) => {
    const first = number * SEGMENT_PLIES;
    const query = `viewer=${viewer}&first=${first}&last=${Math.min(first + SEGMENT_PLIES, plies)}`;
    return fetchJson<Segment>("GET", `/api/matches/${encodeURIComponent(id)}/look?${query}`);
  },
  /** Who asks again because no answer came gets the same table. */
  playOn: (id: string, from: PlayOn) => {
    const named = { request: newId(), ...from };
    return retry(() => fetchJson<TableMade>("POST", `/api/matches/${encodeURIComponent(id)}/play-on`, named));
  },
  /** Bring a replay file along. It is JSON already and goes as it is. */
  bring: (text: string) => fetchJson<MatchInfo>("POST", "/api/replays", JSON.parse(text)),
  file: (id: string) => `/api/matches/${encodeURIComponent(id)}/replay`,
};
