import type { Lang } from "../wire";

/** What the page must know of a language beside its words. */
export interface Language {
  /** As those who speak it write it. */
  name: string;
  direction: "ltr" | "rtl";
  /** Between the things of a list. */
  comma: string;
  /** For numbers and dates: digits are written as the games' notation writes them, in every language. */
  locale: string;
  /** Letters of every script that its pages show, to load the font by; Latin ones stand in names and numbers. */
  letters: string;
  /** Whether sentences put marks around what is put into them, to keep Latin notation readable. */
  isolates: boolean;
  /** Other names that browsers have for it. */
  aliases: readonly string[];
}

/** The page's one table of languages, in the order in which they are offered. */
export const LANGUAGE: Record<Lang, Language> = {
  en: {
    name: "English",
    direction: "ltr",
    comma: ", ",
    locale: "en-u-nu-latn",
    letters: "a",
    isolates: false,
    aliases: [],
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    comma: "، ",
    locale: "ar-u-nu-latn",
    letters: "aج",
    isolates: true,
    aliases: [],
  },
  he: {
    name: "עברית",
    direction: "rtl",
    comma: ", ",
    locale: "he-u-nu-latn",
    letters: "aש",
    isolates: true,
    aliases: ["iw"],
  },
};

/** What gives no direction by itself (numbers, names between marks) begins where a language from the right does. */
export const FROM_THE_RIGHT = "\u200f";

export const LANGUAGES = Object.keys(LANGUAGE) as readonly Lang[];

/** The first of the browser's languages that the server speaks, else English. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const head = tag.toLowerCase().split("-")[0]!;
    const lang = LANGUAGES.find((known) => known === head || LANGUAGE[known].aliases.includes(head));
    if (lang) return lang;
  }
  return "en";
}

export function percentText(lang: Lang, share: number): string {
  return new Intl.NumberFormat(LANGUAGE[lang].locale, { style: "percent" }).format(share);
}

export function dateText(lang: Lang, date: string | Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LANGUAGE[lang].locale, style).format(new Date(date));
}
