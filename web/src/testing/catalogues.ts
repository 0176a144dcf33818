import { installWords } from "../words/words.svelte";
import type { Lang } from "../wire";

const files = import.meta.glob<string>(
  ["../../../src/majlis/locale/*.ftl", "../../../src/majlis/games/*/{words,rulebook}/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

function matching(pattern: RegExp): string {
  return Object.entries(files)
    .filter(([path]) => pattern.test(path))
    .map(([, text]) => text)
    .join("\n");
}

/** The shared words of a language, as the server serves them. */
export function sharedText(lang: Lang): string {
  return matching(new RegExp(`/locale/(rejected\\.|web\\.(\\w+\\.)?)?${lang}\\.ftl$`));
}

/** A game's words and rulebook, as the server serves them. */
export function gameText(lang: Lang, game: string): string {
  return matching(new RegExp(`/games/${game}/(words|rulebook)/${lang}\\.ftl$`));
}

/** Speak the real words of the server in a test. */
export function speaking(lang: Lang, ...games: string[]): void {
  installWords(lang, sharedText(lang), Object.fromEntries(games.map((game) => [game, gameText(lang, game)])));
}
