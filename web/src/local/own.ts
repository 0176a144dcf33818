/** Tables that this page referees itself: where it can, the worker that does, and what is asked of it in place of the server. */

import { GAME_KEYS } from "../boards/registry";
import { newId } from "../device";
import { api, ApiError } from "../live/api";
import { enterAgain, hear } from "../live/client.svelte";
import { toldOrKept } from "../live/kept";
import { gameCatalogue, loadGames, me } from "../live/me.svelte";
import { keepsCookies } from "../siteData";
import { showToast } from "../toasts.svelte";
import type { Listed, MatchInfo, NewTable, PlayOn, ResolvedOptions, TableMade } from "../wire";
import { say, sayOf } from "../words/words.svelte";
import type { ScriptedStart } from "./tables";
import { NO_REFEREE, type WorkerLike, WorkerConnection } from "./workerConnection";

let connection: WorkerConnection | null = null;
let begun: Promise<void> | null = null;
/** Whether a worker of this page could not referee; then the server does, until the page is loaded again. */
let hasFailed = false;

/** A new thread with the rules in it. */
export function openWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as WorkerLike;
}

/** The connection to the worker, which is made when it is first needed, and anew when it could not referee. */
export function worker(): WorkerConnection {
  if (!connection || connection.hasFailed) {
    hasFailed ||= connection !== null;
    connection = new WorkerConnection({
      open: openWorker,
      say: (game, name, args) => (game ? sayOf(game) : say)(name, args),
      onMessage: hear,
      onRestart: () => {
        showToast(say("referee-restarted"));
        void enterAgain();
      },
      onUnkept: () => showToast(say("referee-unkept"), "bad"),
    });
    begun = null;
  }
  const made = connection;
  begun ??= begin(made).catch(() => {
    begun = null;
    made.refuse();
  });
  return made;
}

/** Say where the rules lie, and how long things take here. */
async function begin(made: WorkerConnection): Promise<void> {
  const [{ value: timing }, games] = await Promise.all([loadTiming(), loadGames()]);
  const known = games.filter((game) => game.rules !== null);
  made.begin(Object.fromEntries(known.map((game) => [game.key, game.rules!])), timing);
}

/** How long things take at a table, as the server says or has said. */
export function loadTiming() {
  return toldOrKept("majlis-timing", api.timing);
}

/** Whether this browser has what runs rules. */
export function runsRules(): boolean {
  return typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";
}

/** Whether this browser can run a referee, and has not failed to. */
function hasReferee(): boolean {
  return runsRules() && !hasFailed && !connection?.hasFailed;
}

/** Where the page has the rules of a game from: null where it is none of ours, or not built. */
export function rulesAddress(game: string): string | null {
  return (GAME_KEYS.includes(game) && gameCatalogue()?.find((one) => one.key === game)?.rules) || null;
}

/** Whether the page has the rules of a game, and this browser runs them. */
export function canReferee(game: string): boolean {
  return rulesAddress(game) !== null && hasReferee();
}

/** Whether everybody at a table sits at this screen or is a bot, so that nobody else has a part in it. */
function isOwn({ game, seats, start }: NewTable): boolean {
  return (
    start === true && canReferee(game) && seats.every(({ occupant }) => ["me", "device", "bot"].includes(occupant))
  );
}

/** Whether somebody else may be asked: what was asked is not forbidden, it only could not be done there. */
function isElsewhere(error: unknown): boolean {
  return !(error instanceof ApiError) || ["unknown", "offline", NO_REFEREE].includes(error.code);
}

/** Ask the first, and where it cannot be done there the second. */
async function oneOrOther<T>(one: () => Promise<T>, other: () => Promise<T>): Promise<T> {
  try {
    return await one();
  } catch (error) {
    if (!isElsewhere(error)) throw error;
    return other();
  }
}

/** A table of this browser's own; the server's, where it could not be played or would be gone with the page. */
async function makeOwn(plan: NewTable): Promise<TableMade> {
  const table = { request: newId(), ...plan };
  const here = async () => ({ table: await worker().call("makeTable", table, me()?.name ?? "") });
  const there = () => api.makeTable(table);
  const keeps = await worker()
    .call("keeps")
    .catch(() => false);
  // Without cookies the server does not know at its table who has made it.
  return keeps || !keepsCookies() ? oneOrOther(here, there) : oneOrOther(there, here);
}

export const own = {
  isOwn,
  fit: (game: string, options: Record<string, unknown>): Promise<ResolvedOptions> =>
    canReferee(game)
      ? oneOrOther(
          () => worker().call("fit", game, options),
          () => api.fit(game, options),
        )
      : api.fit(game, options),
  makeTable: (table: NewTable): Promise<TableMade> => (isOwn(table) ? makeOwn(table) : api.makeTable(table)),
  /** A lesson or a puzzle is played where the page can referee it, and nowhere else. */
  makeScripted: (game: string, start: ScriptedStart): Promise<string> =>
    worker().call("makeScripted", game, { ...start }, me()?.name ?? ""),
  tables: (): Promise<Listed[]> => joined(() => worker().call("tables"), api.myTables),
  matches: async (): Promise<MatchInfo[]> => {
    const found = await joined(() => worker().call("matches"), api.matches);
    return found.sort((one, other) => (one.begun < other.begun ? 1 : -1));
  },
  playOn: async (id: string, from: PlayOn): Promise<TableMade> => ({
    table: await worker().call("playOn", id, { request: newId(), ...from }, me()?.name ?? ""),
  }),
};

/** What is here and what the server has; without the server what is here. */
async function joined<T>(here: () => Promise<T[]>, there: () => Promise<T[]>): Promise<T[]> {
  const [mine, theirs] = await Promise.allSettled([hasReferee() ? here() : Promise.resolve([]), there()]);
  const found = mine.status === "fulfilled" ? mine.value : [];
  if (theirs.status === "fulfilled") return [...found, ...theirs.value];
  if (!found.length) throw theirs.reason;
  return found;
}
