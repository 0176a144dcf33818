import type { Lang } from "../wire";
import { LANGUAGE } from "./languages";

const ISOLATE = "\u2068";
const END = "\u2069";
/** Numbers alone have no direction of their own: this mark makes a line of them begin where the language does. */
const FROM_THE_RIGHT = "\u200f";

/** A name between marks that keep its direction to itself inside any sentence; plain Latin needs none. */
export function isolated(name: string): string {
  const isPlain = [...name].every((letter) => letter < "\u0080") || name.startsWith(ISOLATE);
  return isPlain ? name : `${ISOLATE}${name}${END}`;
}

/** Several names, one after the other, with the comma of the language. */
export function listed(lang: Lang, names: readonly string[]): string {
  return names.map(isolated).join(LANGUAGE[lang].comma);
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
  const mark = said.length && LANGUAGE[lang].direction === "rtl" ? FROM_THE_RIGHT : "";
  return mark + said.join(LANGUAGE[lang].comma);
}
