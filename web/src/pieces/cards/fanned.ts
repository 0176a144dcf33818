/** A card of a pile that is seen, with its number from the bottom, by which it stays the same while others are laid on it. */
export interface FannedCard {
  card: string;
  number: number;
}

/** The topmost cards of a pile, so many as are seen. */
export function fannedOf(pile: readonly string[], most: number): FannedCard[] {
  const first = Math.max(0, pile.length - most);
  return pile.slice(first).map((card, at) => ({ card, number: first + at }));
}
