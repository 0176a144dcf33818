import type { FluentBundle } from "@fluent/bundle";

import type { Say } from "../boards/board";
import { siteData } from "../siteData";
import type { Lang } from "../wire";
import { type Args, catalogue, format, has } from "./catalogue";
import { LANGUAGE, preferred } from "./languages";

/** The words of one language: the shared ones, and those of every game asked for so far. */
interface Loaded {
  lang: Lang;
  shared: FluentBundle;
  sharedText: string;
  games: Record<string, FluentBundle>;
  /** The games' words as they came, for those who read them in their order. */
  gameTexts: Record<string, string>;
}

const KEPT = "majlis-language";

let current = $state.raw<Loaded | null>(null);

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The language chosen before, else the browser's, else that of the link somebody came by. */
export function firstLanguage(): Lang {
  const kept = siteData.read(KEPT);
  const linked = new URLSearchParams(location.search).get("lang") ?? "";
  return preferred(kept ? [kept] : [...navigator.languages, linked]);
}

export function language(): Lang {
  return current?.lang ?? "en";
}

/** Which way the words run in the language spoken now. */
export function direction(): "ltr" | "rtl" {
  return LANGUAGE[language()].direction;
}

/** Speak a language from now on, with the words of the games in use. */
export async function setLanguage(lang: Lang): Promise<void> {
  const games = Object.keys(current?.games ?? {});
  const [sharedText, ...texts] = await Promise.all([
    fetched(`/api/words/${lang}`),
    ...games.map((game) => fetched(`/api/words/${lang}/${game}`)),
  ]);
  installWords(lang, sharedText, Object.fromEntries(games.map((game, number) => [game, texts[number]!])));
  siteData.write(KEPT, lang);
}

/** Take words as they are given; `setLanguage` does it with those of the server. */
export function installWords(lang: Lang, sharedText: string, gameTexts: Record<string, string> = {}): void {
  const games = Object.fromEntries(
    Object.entries(gameTexts).map(([game, text]) => [game, catalogue(lang, [sharedText, text])]),
  );
  current = { lang, sharedText, shared: catalogue(lang, [sharedText]), games, gameTexts };
  document.documentElement.lang = lang;
  document.documentElement.dir = LANGUAGE[lang].direction;
  // Whoever installs the page has it under its name in this language.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.webmanifest?lang=${lang}`);
}

/** Bring the words of a game; returns at once when they are there. */
export async function loadGameWords(game: string): Promise<void> {
  if (!current || current.games[game]) return;
  const { lang } = current;
  const text = await fetched(`/api/words/${lang}/${game}`);
  if (current.lang !== lang) return loadGameWords(game);
  current = {
    ...current,
    games: { ...current.games, [game]: catalogue(lang, [current.sharedText, text]) },
    gameTexts: { ...current.gameTexts, [game]: text },
  };
}

/** Whether the words of a game are there in the language spoken now. */
export function hasGameWords(game: string): boolean {
  return current?.games[game] !== undefined;
}

/** A missing word stops whoever develops the page; a player sees the word's name and can go on. */
function formatted(bundle: FluentBundle | undefined, id: string, args?: Args): string {
  if (!bundle) return "";
  try {
    return format(bundle, id, args);
  } catch (error) {
    if (import.meta.env.DEV) throw error;
    return id;
  }
}

/** A sentence of the shared catalogue. */
export function say(id: string, args?: Args): string {
  return formatted(current?.shared, id, args);
}

/** The sentences of a game's catalogue, which holds the shared ones, too. */
export function sayOf(game: string): Say {
  const bundle = bundleOf(game);
  return (id, args) => formatted(bundle, id, args);
}

/** A game's whole catalogue, for those who read it message by message. */
export function bundleOf(game: string): FluentBundle | undefined {
  return current?.games[game];
}

/** A game's words as they stand in the catalogue, headings and all. */
export function textOf(game: string): string | undefined {
  return current?.gameTexts[game];
}

export function hasWord(game: string, id: string): boolean {
  const bundle = bundleOf(game);
  return bundle !== undefined && has(bundle, id);
}
