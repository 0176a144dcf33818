/** Making and checking the file of a match, as `Replay` of match/replay.py does. */

import { blake2b, hex } from "../referee/blake2b";
import type { Definition } from "../referee/definition";
import { PythonError } from "../referee/python";
import { Game, settle } from "../referee/shared/game";
import type { Match } from "../referee/shared/match";
import { FORMAT, type Replay } from "./replayFile";

/** What came out of checking a replay: everything fits, it cannot be checked here, or where it goes wrong. */
export type Checked = { is: "sound"; plies: number } | { is: "unknown" } | { is: "broken"; ply: number };

export function replayOf(match: Match): Replay {
  const hashes = match.hashes();
  const body = {
    ...{ game: match.game.key, version: match.game.version, options: match.game.options.plain() },
    ...{ seed: match.seed as string, start: match.start, first: match.first_hash() },
    moves: match.log.map(({ seat, action }, at): [number, string, string] => [seat, match.text(action), hashes[at]!]),
    places: match.result()?.places ?? null,
  };
  return { majlis_replay: FORMAT, ...body, seal: sealed(body) };
}

/** A hash over all of it, so that a shortened file is noticed. */
function sealed({
  game,
  version,
  options,
  seed,
  start,
  first,
  moves,
  places,
}: Omit<Replay, "majlis_replay" | "seal">): string {
  const text = JSON.stringify(ordered([game, version, options, seed, start, first, moves, places]));
  return hex(blake2b(new TextEncoder().encode(text), 16));
}

/** The same with the names of all objects in order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, ordered((value as Record<string, unknown>)[name])]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** Play it all again, move by move; `onPly` may let others have the thread between two. */
export async function checked(
  definition: Definition,
  replay: Replay,
  onPly: (ply: number) => Promise<void>,
): Promise<Checked> {
  return (await verified(definition, replay, onPly)).checked;
}

/** The same, with the match at its end where everything fits. */
export async function verified(
  definition: Definition,
  replay: Replay,
  onPly: (ply: number) => Promise<void>,
): Promise<{ checked: Checked; match: Match | null }> {
  const failed = (checked: Checked) => ({ checked, match: null });
  if (replay.majlis_replay !== FORMAT || replay.version !== definition.version) return failed({ is: "unknown" });
  let ply = 0;
  try {
    const dealt = new Game(definition, settle(definition, replay.options)).start(replay.seed);
    const match = replay.start === null ? dealt : dealt.undrawn();
    // Positions that somebody has set up are the server's.
    if (!isSame(match.start, replay.start)) return failed({ is: "unknown" });
    if (match.hash() !== replay.first) return failed({ is: "broken", ply });
    for (const [seat, text, digest] of replay.moves) {
      ply += 1;
      match.repeat(seat, text);
      if (match.last_hash() !== digest) return failed({ is: "broken", ply });
      await onPly(ply);
    }
    const places = match.result()?.places ?? null;
    const fits = JSON.stringify(places) === JSON.stringify(replay.places) && sealed(replay) === replay.seal;
    return fits ? { checked: { is: "sound", plies: ply }, match } : failed({ is: "broken", ply });
  } catch (error) {
    if (!(error instanceof PythonError)) throw error;
    return failed({ is: "broken", ply });
  }
}
