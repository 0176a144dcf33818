/** How a hand is laid out: rows of overlapping cards, each with enough of it to be seen and touched. */

export interface HandLayout {
  /** Of one card, in pixels. */
  cardWidth: number;
  cardHeight: number;
  /** From one card to the next, and from one row to the next. */
  step: number;
  rowStep: number;
  rows: number[];
  /** How far a legal card is raised. */
  raised: number;
  /** What is seen of the last row: less than all of it where the room ends above its foot. */
  lastSeen: number;
  /** Of all rows together, with the room that raised cards need. */
  height: number;
  /** Whether some rows cannot be touched before they are scrolled to. */
  isScrolled: boolean;
}

const RATIO = 1.5;
/** How far a legal card is raised, and how far at least where every pixel is needed. */
const [RAISED, LEAST_RAISED] = [10, 4];
/** The least one must see of a card to touch it: as much as a finger covers. */
export const LEAST_STEP = 44;
const [LEAST_CARD, MOST_CARD] = [50, 80];
/** The height in which two rows can be touched: a hand never has less. */
export const LEAST_ROOM = LEAST_RAISED + 2 * LEAST_STEP;

/** Cards dealt evenly into so many rows, the longer rows first. */
function dealt(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

function mostInRow(width: number, cardWidth: number): number {
  return Math.max(1, 1 + Math.floor((width - cardWidth) / LEAST_STEP));
}

/**
 * The widest cards of which so many fit into the room in several rows; else the widest of which each can be touched, though
 * they are as narrow as a finger; else comfortable ones, to be scrolled.
 */
function inRows(count: number, width: number, room: number): number {
  const rowsOf = (card: number): number => Math.ceil(count / mostInRow(width, card));
  const fits = (card: number): boolean => RAISED + card * RATIO + LEAST_STEP * (rowsOf(card) - 1) <= room;
  const canBeTouched = (card: number): boolean => LEAST_RAISED + LEAST_STEP * rowsOf(card) <= room;
  const widest = Math.round(Math.max(LEAST_CARD, Math.min(MOST_CARD, width / 6.6)));
  const from = (most: number, least: number) => Array.from({ length: most - least + 1 }, (_, less) => most - less);
  return from(widest, LEAST_CARD).find(fits) ?? from(LEAST_CARD, LEAST_STEP).find(canBeTouched) ?? LEAST_CARD;
}

/**
 * The layout of so many cards in a room of the given size. Where the rows are too many for it, cards are raised less and
 * the room's edge covers the foot of the last row, as it does in a hand held low; where not even a finger's breadth of it
 * is left, they are scrolled.
 */
export function handLayout(count: number, width: number, room: number): HandLayout {
  const fits = (room - RAISED) / RATIO;
  const large = Math.round(Math.max(LEAST_CARD, Math.min(92, width / 5.4, fits)));
  const cardWidth = count <= mostInRow(width, large) ? large : inRows(count, width, room);
  const cardHeight = cardWidth * RATIO;
  const rows = dealt(count, Math.max(1, Math.ceil(count / mostInRow(width, cardWidth))));
  const longest = rows[0] ?? 0;
  const step = longest > 1 ? Math.min(cardWidth + 6, (width - cardWidth) / (longest - 1)) : 0;
  const raised = Math.max(LEAST_RAISED, Math.min(RAISED, room - LEAST_STEP * rows.length));
  const left = (room - raised - cardHeight) / Math.max(1, rows.length - 1);
  const rowStep = Math.max(LEAST_STEP, Math.min(cardHeight + 8, left));
  const above = raised + rowStep * (rows.length - 1);
  const isScrolled = rows.length > 1 && room - above < LEAST_STEP;
  const lastSeen = isScrolled ? cardHeight : Math.max(LEAST_STEP, Math.min(cardHeight, room - above));
  return { cardWidth, cardHeight, step, rowStep, rows, raised, lastSeen, height: above + cardHeight, isScrolled };
}

export interface Place {
  x: number;
  y: number;
  /** What is seen of the card, and can be touched: the next one and the row below cover the rest. */
  width: number;
  height: number;
}

/** Where each card of the layout lies, rows centred in the width. */
export function placesIn(layout: HandLayout, width: number): Place[] {
  const { cardWidth, cardHeight, step, rowStep, rows, raised, lastSeen } = layout;
  return rows.flatMap((count, row) => {
    const start = (width - (cardWidth + step * (count - 1))) / 2;
    const height = row < rows.length - 1 ? Math.min(cardHeight, rowStep) : lastSeen;
    return Array.from({ length: count }, (_, at) => ({
      x: start + at * step,
      y: raised + row * rowStep,
      width: at < count - 1 ? Math.min(cardWidth, step) : cardWidth,
      height,
    }));
  });
}
