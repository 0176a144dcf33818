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
const MOST_CARD = 80;

/** What a hand is laid out for. */
export interface Use {
  /** The least that is seen of a card, and of a row. */
  step: number;
  /** The width of the smallest card. */
  card: number;
}
/** As much is seen of each card as a finger covers. */
export const TOUCHED: Use = { step: 44, card: 50 };
/** As much is seen of each card as tells which it is. */
export const WATCHED: Use = { step: 20, card: 34 };

/** The height in which two rows fit: a hand never has less. */
export function leastRoom(use: Use): number {
  return LEAST_RAISED + 2 * use.step;
}

/** Cards dealt evenly into so many rows, the longer rows first. */
function dealt(count: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows));
}

function mostInRow(width: number, cardWidth: number, { step }: Use): number {
  return Math.max(1, 1 + Math.floor((width - cardWidth) / step));
}

/**
 * The widest cards of which so many fit into the room in several rows; else the widest of which enough is seen of each,
 * though they are as narrow as that; else comfortable ones, to be scrolled.
 */
function inRows(count: number, width: number, room: number, use: Use): number {
  const rowsOf = (card: number): number => Math.ceil(count / mostInRow(width, card, use));
  const fits = (card: number): boolean => RAISED + card * RATIO + use.step * (rowsOf(card) - 1) <= room;
  const isSeen = (card: number): boolean => LEAST_RAISED + use.step * rowsOf(card) <= room;
  const widest = Math.round(Math.max(use.card, Math.min(MOST_CARD, width / 6.6)));
  const from = (most: number, least: number) => Array.from({ length: most - least + 1 }, (_, less) => most - less);
  return from(widest, use.card).find(fits) ?? from(use.card, use.step).find(isSeen) ?? use.card;
}

/**
 * The layout of so many cards in a room of the given size. Where the rows are too many for it, cards are raised less and
 * the room's edge covers the foot of the last row, as it does in a hand held low; where not even enough of it is left,
 * they are scrolled.
 */
export function handLayout(count: number, width: number, room: number, use: Use = TOUCHED): HandLayout {
  const fits = (room - RAISED) / RATIO;
  const large = Math.round(Math.max(use.card, Math.min(92, width / 5.4, fits)));
  const cardWidth = count <= mostInRow(width, large, use) ? large : inRows(count, width, room, use);
  const cardHeight = cardWidth * RATIO;
  const rows = dealt(count, Math.max(1, Math.ceil(count / mostInRow(width, cardWidth, use))));
  const longest = rows[0] ?? 0;
  const step = longest > 1 ? Math.min(cardWidth + 6, (width - cardWidth) / (longest - 1)) : 0;
  const raised = Math.max(LEAST_RAISED, Math.min(RAISED, room - use.step * rows.length));
  const left = (room - raised - cardHeight) / Math.max(1, rows.length - 1);
  const rowStep = Math.max(use.step, Math.min(cardHeight + 8, left));
  const above = raised + rowStep * (rows.length - 1);
  const isScrolled = rows.length > 1 && room - above < use.step;
  const lastSeen = isScrolled ? cardHeight : Math.max(use.step, Math.min(cardHeight, room - above));
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
