/** The legal texts of Super Taki as touches: cards that are laid at once or after a colour, and plain actions. */
import { type Colour, faceOf, isColour } from "../../pieces/taki/cards";
import type { Phase } from "./view";

/** What touching a card of the hand leads to. */
export type CardChoice =
  | { kind: "lay"; action: string }
  /** A colour must be named; each colour with the text it completes. */
  | { kind: "colour"; colours: Map<Colour, string> };

export interface Choices {
  /** By the card's own text; what is missing cannot be laid now. */
  cards: Map<string, CardChoice>;
  /** One-touch actions, each its own text. */
  draw: boolean;
  close: boolean;
  open: boolean;
  end: boolean;
  pass: boolean;
  last: boolean;
  /** Seats (from 0) that may be caught. */
  catches: { seat: number; action: string }[];
  /** Colours of the Plus and 3 that may be laid together. */
  combos: { colour: Colour; action: string }[];
}

export function choicesOf(legal: readonly string[]): Choices {
  const has = (text: string): boolean => legal.includes(text);
  const choices: Choices = {
    cards: new Map(),
    draw: has("draw"),
    close: has("close"),
    open: has("open"),
    end: has("end"),
    pass: has("pass"),
    last: has("last!"),
    catches: [],
    combos: [],
  };
  for (const action of legal) place(choices, action);
  return choices;
}

const PLAIN_ACTIONS = ["draw", "close", "open", "end", "pass", "last!"];

function place(choices: Choices, action: string): void {
  if (PLAIN_ACTIONS.includes(action)) return;
  const [what = "", which] = action.split(":");
  if (which === undefined) choices.cards.set(action, { kind: "lay", action });
  else if (what === "catch") choices.catches.push({ seat: Number(which) - 1, action });
  else if (isColour(which)) placeColour(choices, what, which, action);
}

function placeColour(choices: Choices, what: string, colour: Colour, action: string): void {
  if (what === "combo") {
    choices.combos.push({ colour, action });
    // The pair can also be laid by touching either of its cards.
    for (const card of [`${colour}+`, `${colour}3`]) choices.cards.set(card, { kind: "lay", action });
    return;
  }
  const choice = choices.cards.get(what);
  if (choice?.kind === "colour") choice.colours.set(colour, action);
  else choices.cards.set(what, { kind: "colour", colours: new Map([[colour, action]]) });
}

/** The text that somebody means who touches a card that cannot be laid now. */
export function meantBy(card: string, { phase, colour }: { phase: Phase; colour: Colour | null }): string {
  const face = faceOf(card);
  if (phase === "asked" && face.colour && ["+", "3"].includes(face.figure)) return `combo:${face.colour}`;
  return card === "change" ? `change:${colour ?? "r"}` : card;
}
