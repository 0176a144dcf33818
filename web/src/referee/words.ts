/** The words that refusals are told in; a worker has no page to ask for them, so it is handed them. */

import type { Args } from "../words/catalogue";
import { LANGUAGE } from "../words/languages";

/** Says a message of the catalogue; `game` adds the words of a game. */
export type Speaker = (lang: string, game: string | null, name: string, args?: Args | null) => string;

let speaker: Speaker = () => {
  throw new Error("the referee has no words yet: give it some with speakWith()");
};

export function speakWith(words: Speaker): void {
  speaker = words;
}

/** The language to speak: the one wanted, else English. */
export function languageOf(wanted: string | null): string {
  const lang = (wanted ?? "").toLowerCase().slice(0, 2);
  return lang in LANGUAGE ? lang : "en";
}

export const sayIn: Speaker = (lang, game, name, args) => speaker(lang, game, name, args);
