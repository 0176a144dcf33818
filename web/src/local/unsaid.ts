/**
 * Sentences that the worker leaves to the page to say: it has no words, the page has those of the language spoken now. One is a
 * text that names the message and its arguments; among these may be others.
 */
import type { Args } from "../words/catalogue";

type Unsaid = [game: string | null, name: string, args: Args, otherwise?: string | null];

const MARK = "\u001b";

/** A sentence to be said where it is read; `otherwise` where the catalogue does not have it. */
export function unsaid(game: string | null, name: string, args?: Args | null, otherwise?: string): string {
  return MARK + JSON.stringify([game, name, args ?? {}, otherwise]);
}

/** Says a message of the catalogue; `game` adds the words of a game. */
export type SayHere = (game: string | null, name: string, args: Args) => string;

/** A text as it is read here: what nobody has said yet is said now. */
export function said(text: string, say: SayHere): string {
  if (!text.startsWith(MARK)) return text;
  const [game, name, args, otherwise] = JSON.parse(text.slice(MARK.length)) as Unsaid;
  const parts = Object.entries(args).map(([key, value]) => [key, typeof value === "string" ? said(value, say) : value]);
  try {
    return say(game, name, Object.fromEntries(parts) as Args);
  } catch (error) {
    if (typeof otherwise !== "string") throw error;
    return otherwise;
  }
}
