/** A match for whoever follows it by ear: what a position is, and what has become true in it, from what its viewer knows. */

import type { Say } from "./boards/board";
import { eventText, type GameEvent } from "./eventText";
import { news } from "./referee/shared/commentary";
import type { Lang, Position } from "./wire";

/** What a game has to tell of a position: facts, worded as events are, and which of them are told as soon as they hold. */
export interface Commentary {
  facts: (view: unknown) => Record<string, unknown>[];
  is_news: (fact: Record<string, unknown>) => boolean;
}

/** How facts are told. */
export interface Teller {
  say: Say;
  lang: Lang;
  names: readonly (string | undefined)[];
}

function told(facts: readonly Record<string, unknown>[], { say, lang, names }: Teller): string[] {
  return facts.map((fact) => eventText(say, lang, fact as GameEvent, names));
}

/** A position in sentences. */
export function positionText(commentary: Commentary | undefined, position: Position, teller: Teller): string[] {
  return told(commentary?.facts(position.view) ?? [], teller);
}

/** What has become true between two positions, in sentences. */
export function newsText(
  commentary: Commentary | undefined,
  before: Position | null,
  after: Position,
  teller: Teller,
): string[] {
  if (!commentary || !before || before.seat !== after.seat) return [];
  return told(news(commentary.facts(before.view), commentary.facts(after.view), commentary.is_news), teller);
}
