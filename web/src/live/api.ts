import { newId } from "../device";
import type {
  DeviceInfo,
  GameInfo,
  LessonInfo,
  LinkInfo,
  Listed,
  TableMade,
  TableTiming,
  MatchInfo,
  Me,
  NewTable,
  PuzzleInfo,
  Rename,
  Seek,
  ResolvedOptions,
  Rejection,
} from "../wire";

/** The server said no, or could not be reached (`code` is "offline"); `message` is for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The option that is wrong, where it is one. */
    readonly option: string | null = null,
  ) {
    super(message);
  }
}

export async function fetchJson<T>(method: string, path: string, body?: unknown): Promise<T> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(path, { method, ...json });
  } catch {
    throw new ApiError("offline", "", 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  let wrong: Partial<Rejection> = {};
  try {
    wrong = (await answer.json()) as Partial<Rejection>;
  } catch {
    // A proxy answered instead of the server; its status is all there is to know.
  }
  throw new ApiError(wrong.code ?? "unknown", wrong.text ?? "", answer.status, wrong.option ?? null);
}

const TRIES = 4;

/** Ask again, a little later, while nobody knows whether it was done; what is asked must have an id of its own. */
export async function retry<T>(ask: () => Promise<T>, wait = 1000, tries = TRIES): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || !["unknown", "offline"].includes(error.code) || tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retry(ask, wait * 2, tries - 1);
  }
}

export const api = {
  me: () => fetchJson<Me>("GET", "/api/me"),
  rename: (change: Rename) => fetchJson<Me>("PATCH", "/api/me", change),
  devices: () => fetchJson<DeviceInfo[]>("GET", "/api/me/devices"),
  endDevice: (id: string) => fetchJson<DeviceInfo[]>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`),
  endOtherDevices: () => fetchJson<DeviceInfo[]>("DELETE", "/api/me/devices"),
  deviceLink: () => fetchJson<LinkInfo>("POST", "/api/me/link"),
  previewLink: (code: string) => fetchJson<Me>("POST", "/api/link/look", { code }),
  redeemLink: (code: string) => fetchJson<Me>("POST", "/api/link", { code }),
  timing: () => fetchJson<TableTiming>("GET", "/api/timing"),
  games: () => fetchJson<GameInfo[]>("GET", "/api/games"),
  lessons: (game: string) => fetchJson<LessonInfo[]>("GET", `/api/games/${game}/lessons`),
  puzzles: (game: string) => fetchJson<PuzzleInfo[]>("GET", `/api/games/${game}/puzzles`),
  fit: (game: string, options: Record<string, unknown>) =>
    fetchJson<ResolvedOptions>("POST", `/api/games/${game}/fit`, options),
  /** Who asks again because no answer came gets the same table. */
  makeTable: (table: NewTable) => {
    const named = { request: newId(), ...table };
    return retry(() => fetchJson<TableMade>("POST", "/api/tables", named));
  },
  /** Whoever asks again, as because no answer came, has the same place. */
  quick: (wish: Seek) => retry(() => fetchJson<TableMade>("POST", "/api/quick", wish)),
  myTables: () => fetchJson<Listed[]>("GET", "/api/tables/mine"),
  matches: () => fetchJson<MatchInfo[]>("GET", "/api/matches"),
};
