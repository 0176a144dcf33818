import { newId } from "../device";
import { fetchJson, retry } from "../live/api";
import { isLocal } from "../local/ids";
import { own, worker } from "../local/own";
import { type Replay, written } from "../local/replayFile";
import { here } from "../router.svelte";
import type { Segment, TableMade, MatchInfo, PlayOn } from "../wire";
import { SEGMENT_PLIES } from "./segments";

/** Whose eyes a match is seen with: a seat's number, everything, or what a spectator saw. */
export type ArchiveViewer = number | "referee" | "public";

export function viewerOf(text: string | null, players: number): ArchiveViewer | null {
  if (text === "referee" || text === "public") return text;
  return text !== null && /^\d+$/.test(text) && Number(text) < players ? Number(text) : null;
}

const VIEWERS = { referee: -1, public: null };

/** A match by what its address names: the key of a shared link, or of the invitation to its table, opens one that is not for all. */
export type Named = Pick<MatchInfo, "id" | "key">;

/** Where a match is watched again by whoever is at its table, with the invitation by which they came; "/review": looked back at. */
export function replayAddress(match: string, part: "" | "/review" = ""): string {
  return pathWith(`/match/${match}${part}`, { key: here().query.get("key") });
}

/** Where a match is looked back at. */
export function reviewAddress({ id, key }: Named): string {
  return pathWith(`/match/${id}/review`, { key });
}

export function matchAddress({ id, key }: Named, ply: number, viewer: ArchiveViewer): string {
  return pathWith(`/match/${id}`, { ply, as: viewer, key });
}

function pathWith(path: string, given: Record<string, string | number | null | undefined>): string {
  const told = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return told.length ? `${path}?${new URLSearchParams(told.map(([name, value]) => [name, String(value)]))}` : path;
}

function apiPath({ id, key }: Named, part: string, given: Record<string, string | number> = {}): string {
  return pathWith(`/api/matches/${encodeURIComponent(id)}${part}`, { ...given, key });
}

export const archive = {
  match: (named: Named) =>
    isLocal(named.id) ? worker().call("match", named.id) : fetchJson<MatchInfo>("GET", apiPath(named, "")),
  segment: (match: MatchInfo, viewer: ArchiveViewer, number: number) => {
    const first = number * SEGMENT_PLIES;
    const last = Math.min(first + SEGMENT_PLIES, match.plies);
    if (isLocal(match.id))
      return worker().call("look", match.id, typeof viewer === "number" ? viewer : VIEWERS[viewer], first, last);
    return fetchJson<Segment>("GET", apiPath(match, "/look", { viewer, first, last }));
  },
  /** Who asks again because no answer came gets the same table. */
  playOn: (match: Named, from: PlayOn) => {
    if (isLocal(match.id)) return own.playOn(match.id, from);
    const named = { request: newId(), ...from };
    return retry(() => fetchJson<TableMade>("POST", apiPath(match, "/play-on"), named));
  },
  /** Bring a replay file along. It is JSON already and goes as it is. */
  bring: (text: string) => fetchJson<MatchInfo>("POST", "/api/replays", JSON.parse(text)),
  replay: (match: Named) =>
    isLocal(match.id) ? worker().call("replay", match.id) : fetchJson<Replay>("GET", archive.file(match)),
  /** An address of a match as others can open it: one of this browser is brought to the server first, nobody else has it. */
  shared: async (match: Named, address: string): Promise<string> =>
    isLocal(match.id) ? address.replace(match.id, (await archive.bring(await archive.written(match))).id) : address,
  /** A match of this browser as a file; the server gives its own away under an address. */
  written: async (match: Named) => written(await archive.replay(match)),
  file: (match: Named) => apiPath(match, "/replay"),
};
