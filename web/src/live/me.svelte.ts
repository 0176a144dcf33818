import type { GameInfo, Lang, Me } from "../wire";
import { setLanguage } from "../words/words.svelte";
import { api } from "./api";
import { reconnect, sendLanguage } from "./client.svelte";

/** Who plays at this browser, and what the server has to play. */
let current = $state.raw<Me | null>(null);
let games = $state.raw<GameInfo[] | null>(null);

export function me(): Me | null {
  return current;
}

/** Meet the server: it gives this browser a session. */
export async function loadMe(lang: Lang): Promise<void> {
  current = await api.me();
  if (current.lang !== lang) current = await api.rename({ lang });
}

export async function rename(name: string): Promise<void> {
  current = await api.rename({ name });
  reconnect();
}

export async function changeLanguage(lang: Lang): Promise<void> {
  await setLanguage(lang);
  sendLanguage();
  if (current) current = await api.rename({ lang });
}

export function gameCatalogue(): GameInfo[] | null {
  return games;
}

export async function loadGames(): Promise<GameInfo[]> {
  games ??= await api.games();
  return games;
}
