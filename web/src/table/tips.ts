/** What a card does, in the rulebook's own words. */
import { plain } from "../rulebook/markup";
import type { Say } from "../boards/board";

export interface Tip {
  /** "J-7". */
  rule: string;
  text: string;
}

/** Behind what a sentence begins. */
const BEGINS = /(^|[.!?؟]\s+)$/;

/**
 * The sentence of a rule that is about a card. `at` is the rule's number; where a rule is about several cards, each in a
 * sentence that begins with a bold name, the place of the name follows: "J-7:1".
 */
export function tipAt(at: string, say: Say): Tip {
  const [rule = "", place = "0"] = at.split(":");
  const text = say(rule);
  const names = [...text.matchAll(/\*\*[^*]+\*\*/g)].filter(({ index }) => BEGINS.test(text.slice(0, index)));
  const from = (names[Number(place)] ?? names[0])?.index ?? 0;
  const sentence = /^.*?[.!?؟](?=\s|$)/s.exec(plain(text.slice(from)));
  return { rule, text: sentence?.[0] ?? plain(text.slice(from)) };
}
