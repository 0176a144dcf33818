/** Super Taki's cards as the notation writes them, taken apart for drawing and naming. */
import { isOneOf } from "../../oneOf";

export type Colour = "r" | "b" | "g" | "y";

export const COLOURS: readonly Colour[] = ["r", "b", "g", "y"];

/** Cards without a colour, in the order of a sorted hand. */
export const PLAIN: readonly string[] = ["change", "stk", "king", "+3", "break"];

const FIGURES: readonly string[] = ["1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "rev", "+", "taki"];

export interface Face {
  colour: Colour | null;
  /** A number, a command's sign, or the name of a card without a colour. */
  figure: string;
}

export function isColour(text: string | null | undefined): text is Colour {
  return isOneOf(text, COLOURS);
}

/** The colour and figure of a card; `break` begins like a blue card, and is none. */
export function faceOf(card: string): Face {
  const colour = card.charAt(0);
  if (PLAIN.includes(card) || !isColour(colour)) return { colour: null, figure: card };
  return { colour, figure: card.slice(1) };
}

/** Where a card stands in a sorted hand: by colour, then by figure, cards without a colour last. */
export function rank(card: string): number {
  const { colour, figure } = faceOf(card);
  if (colour === null) return 100 + PLAIN.indexOf(figure);
  return COLOURS.indexOf(colour) * FIGURES.length + FIGURES.indexOf(figure);
}

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** What the catalogue needs to name a card (`board-card`); its keys must be plain words. */
export function cardWords(card: string): { colour: string; figure: string } {
  const { colour, figure } = faceOf(card);
  const key = figure === "+" ? "plus" : figure === "+3" ? "three" : figure;
  return { colour: colour ?? "none", figure: key };
}
