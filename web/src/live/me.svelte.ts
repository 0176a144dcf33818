import type { GameIs, Lang, Me } from "../wire";
import { speak } from "../words/words.svelte";
import { api } from "./api";
import { greetAgain, renewLine } from "./client.svelte";

/** Who plays at this browser, and what the house has to play. */
let me = $state.raw<Me | null>(null);
let games = $state.raw<GameIs[] | null>(null);

export function whoAmI(): Me | null {
  return me;
}

/** Meet the house: it gives this browser a session. */
export async function meet(lang: Lang): Promise<void> {
  me = await api.me();
  if (me.lang !== lang) me = await api.rename({ lang });
}

export async function rename(name: string): Promise<void> {
  me = await api.rename({ name });
  renewLine();
}

export async function changeLanguage(lang: Lang): Promise<void> {
  await speak(lang);
  greetAgain();
  if (me) me = await api.rename({ lang });
}

export function theGames(): GameIs[] | null {
  return games;
}

export async function loadGames(): Promise<GameIs[]> {
  games ??= await api.games();
  return games;
}
