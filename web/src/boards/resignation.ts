import type { Outcome } from "../wire";
import { listed } from "../words/lists";
import { language } from "../words/words.svelte";
import type { Say } from "./board";

/** Who won where somebody gave up: not by what the board would say of a match that was played by all to its end. */
export function resignationText(
  { places, resigned }: Outcome,
  seat: number | null,
  name: (seat: number) => string,
  say: Say,
): string | null {
  if (!resigned.length) return null;
  const first = places.flatMap((place, each) => (place === 1 ? [each] : []));
  if (seat !== null && first.includes(seat)) return say("over-you-won");
  if (first.length === 1) return say("over-won", { name: name(first[0]!) });
  return say("over-shared", { names: listed(language(), first.map(name)) });
}
