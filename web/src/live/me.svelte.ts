import type { GameInfo, Lang, Me, Rename } from "../wire";
import { language, say, setLanguage } from "../words/words.svelte";
import { api, ApiError } from "./api";
import { reconnect, sendLanguage } from "./client.svelte";
import { keep, toldOrKept } from "./kept";
import { nameText } from "./names";

/** Who plays at this browser, and what the server has to play; without it, what it told last. */
const ME = "majlis-me";
const GAMES = "majlis-games";
let current = $state.raw<Me | null>(null);
let games = $state.raw<GameInfo[] | null>(null);
/** Whether the server has not told these itself since the page was opened. */
let isStale = false;

export function me(): Me | null {
  return current;
}

/** The name of whoever plays here, as they read it. */
export function myName(): string {
  return current ? nameText(current.name, say) : "";
}

/** Meet the server: it gives this browser a session. */
export async function loadMe(lang: Lang): Promise<void> {
  const { value, isFresh } = await toldOrKept(ME, api.me);
  current = value;
  isStale ||= !isFresh;
  if (isFresh && value.lang !== lang) await change({ lang });
}

async function change(wanted: Rename): Promise<void> {
  current = await api.rename(wanted);
  keep(ME, current);
}

export async function rename(name: string): Promise<void> {
  await change({ name });
  reconnect();
}

export async function changeLanguage(lang: Lang): Promise<void> {
  await setLanguage(lang);
  sendLanguage();
  if (!current) return;
  try {
    await change({ lang });
  } catch (error) {
    // The words are here already; the server learns of it when it is back.
    if (!(error instanceof ApiError)) throw error;
    isStale = true;
  }
}

export function gameCatalogue(): GameInfo[] | null {
  return games;
}

export async function loadGames(): Promise<GameInfo[]> {
  return games ?? fetchGames();
}

async function fetchGames(): Promise<GameInfo[]> {
  const { value, isFresh } = await toldOrKept(GAMES, api.games);
  isStale ||= !isFresh;
  games = value;
  return value;
}

/** Ask again for what is only known from before, now that the server is there: it may be another version of it. */
export async function refresh(wasAway: boolean): Promise<void> {
  if (!isStale && !wasAway) return;
  isStale = false;
  await Promise.all([loadMe(language()), fetchGames()]);
}
