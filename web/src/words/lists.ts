import type { Lang } from "../wire";
import { FROM_THE_RIGHT, LANGUAGE } from "./languages";

const ISOLATE = "\u2068";
const END = "\u2069";

/** A name between marks that keep its direction to itself inside any sentence; plain Latin needs none. */
export function isolated(name: string): string {
  const isPlain = [...name].every((letter) => letter < "\u0080") || name.startsWith(ISOLATE);
  return isPlain ? name : `${ISOLATE}${name}${END}`;
}

/** Several names, one after the other, with the comma of the language. */
export function listed(lang: Lang, names: readonly string[]): string {
  const said = names.map(isolated).join(LANGUAGE[lang].comma);
  return names.length > 1 ? fromItsSide(lang, said) : said;
}

function fromItsSide(lang: Lang, said: string): string {
  return LANGUAGE[lang].direction === "rtl" ? FROM_THE_RIGHT + said : said;
}

/** Numbers in rising order, those that follow each other as a range: 2, 4–6. */
export function ranges(lang: Lang, numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const said = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return said.length ? fromItsSide(lang, said.join(LANGUAGE[lang].comma)) : "";
}
