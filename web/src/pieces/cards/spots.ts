/** Where things lie on a board, so that cards can travel from where they were to where they go. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  /** What travels, as the board's notation has it; null is a card seen from behind. */
  card: string | null;
  from: Box;
  to: Box;
  /** Milliseconds before it sets out. */
  delay: number;
}

/** The boxes of all elements with `data-spot`, by its value, as seen from the board's corner. */
export function measured(board: HTMLElement): Map<string, Box> {
  const corner = board.getBoundingClientRect();
  const boxes = new Map<string, Box>();
  for (const element of board.querySelectorAll<HTMLElement>("[data-spot]")) {
    const { left, top, width, height } = element.getBoundingClientRect();
    boxes.set(element.dataset.spot!, { x: left - corner.left, y: top - corner.top, width, height });
  }
  return boxes;
}

/** A card's own box in the middle of a larger or smaller one. */
export function centred(box: Box, size: Box): Box {
  const { width, height } = size;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A card on its way between two spots of a board. */
export interface CardMove {
  card: string | null;
  from: string;
  to: string;
}

/** Milliseconds between two cards that set out together. */
const APART = 70;

/** The flights of cards from where they lay to where they lie; on the pile they are seen in full, elsewhere small. */
export function flightsOf(moves: readonly CardMove[], before: Map<string, Box>, after: Map<string, Box>): Flight[] {
  const pile = after.get("pile");
  if (!pile) return [];
  const small = { ...pile, width: pile.width / 2, height: pile.height / 2 };
  return moves.flatMap(({ card, from, to }, at) => {
    // A card that was not seen lying anywhere came from the hand.
    const start = before.get(from) ?? after.get(from) ?? before.get("hand");
    const end = after.get(to);
    if (!start || !end) return [];
    return [{ card, from: centred(start, pile), to: centred(end, to === "pile" ? pile : small), delay: at * APART }];
  });
}
