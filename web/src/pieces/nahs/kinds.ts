/** The kinds of cards of Wajh Al-Nahs, as the notation writes them: 0 to 13, `bu`, `ti`. */
import type { Say } from "../../boards/board";
import type { Lang } from "../../wire";
import { listed } from "../../words/lists";

export const KINDS: readonly string[] = [...Array.from({ length: 14 }, (_, number) => String(number)), "bu", "ti"];

/** Kinds that do something when they are laid. */
export const POWERS: readonly string[] = ["0", "5", "6", "7", "8", "9", "bu", "ti"];

export const isKind = (text: string | null | undefined): text is string => KINDS.includes(text ?? "");

export function sorted(kinds: readonly string[]): string[] {
  return [...kinds].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
}

/** Cards of one kind together, in the order of kinds. */
export function grouped(kinds: readonly string[]): { kind: string; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length })).filter(
    ({ count }) => count > 0,
  );
}

/** Several cards in words, for those who hear them read. */
export function kindsNamed(say: Say, lang: Lang, kinds: readonly string[]): string {
  return listed(
    lang,
    kinds.map((kind) => say("kind-named", { kind })),
  );
}
