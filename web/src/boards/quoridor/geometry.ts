/** Where squares and fences lie, in the notation's own coordinates and as the player at the bottom sees them. */

export const CELL = 41;
export const GROOVE = 9;
export const PITCH = CELL + GROOVE;

/** A square, or with halves a crossing of grooves; file a and rank 1 are 0. */
export interface Square {
  file: number;
  rank: number;
}
export type Orientation = "h" | "v";
/** A fence by the lower left of the four squares it touches. */
export interface Fence extends Square {
  orientation: Orientation;
}
export interface Point {
  x: number;
  y: number;
}
/** A board of a size, turned so that one of its sides is at the bottom: 0 rank 1, 1 file a, 2 the last rank, 3 the last file. */
export interface Perspective {
  size: number;
  side: number;
}
/** What lies under a finger. */
export type Touched = { square: Square } | { fence: Fence };

const FILES = "abcdefghi";

export function squareText({ file, rank }: Square): string {
  return `${FILES[file]}${rank + 1}`;
}

export function fenceText(fence: Fence): string {
  return squareText(fence) + fence.orientation;
}

export function readSquare(text: string): Square {
  return { file: FILES.indexOf(text[0]!), rank: Number(text[1]) - 1 };
}

/** Whether a text such as `e3h` names a fence. */
export function isFence(text: string): boolean {
  return /^[a-h][1-8][hv]$/.test(text);
}

/** The fence that a text names. */
export function readFence(text: string): Fence {
  return { ...readSquare(text), orientation: text.endsWith("h") ? "h" : "v" };
}

/** The side of the board on which a seat begins. */
export function sideOf(seat: number, players: number): number {
  return players === 2 ? 2 * seat : seat;
}

/** The four squares a fence parts: two on one side of it and two on the other. */
export function parted({ file, rank, orientation }: Fence): [Square, Square, Square, Square] {
  const [here, right, above, beyond] = [
    { file, rank },
    { file: file + 1, rank },
    { file, rank: rank + 1 },
    { file: file + 1, rank: rank + 1 },
  ];
  return orientation === "h" ? [here, right, above, beyond] : [here, above, right, beyond];
}

/** How wide the field of squares is. */
export function extent(size: number): number {
  return size * CELL + (size - 1) * GROOVE;
}

/** Column from the left and row from the bottom, as seen. */
function gridOf({ size, side }: Perspective, { file, rank }: Square): [number, number] {
  const last = size - 1;
  if (side === 1) return [last - rank, file];
  if (side === 2) return [last - file, last - rank];
  if (side === 3) return [rank, last - file];
  return [file, rank];
}

function fromGrid({ size, side }: Perspective, column: number, row: number): Square {
  const last = size - 1;
  if (side === 1) return { file: row, rank: last - column };
  if (side === 2) return { file: last - column, rank: last - row };
  if (side === 3) return { file: last - row, rank: column };
  return { file: column, rank: row };
}

/** The middle of a square (or crossing) on the drawn field, whose upper left corner is 0, 0. */
export function middle(perspective: Perspective, square: Square): Point {
  const [column, row] = gridOf(perspective, square);
  return { x: column * PITCH + CELL / 2, y: (perspective.size - 1 - row) * PITCH + CELL / 2 };
}

/** The middle of a fence, and whether it is seen lying across or standing upright. */
export function fenceOnScreen(perspective: Perspective, fence: Fence): Point & { orientation: Orientation } {
  return {
    ...middle(perspective, { file: fence.file + 0.5, rank: fence.rank + 0.5 }),
    orientation: turned(perspective, fence.orientation),
  };
}

function turned(perspective: Perspective, orientation: Orientation): Orientation {
  return perspective.side % 2 === 0 ? orientation : orientation === "h" ? "v" : "h";
}

/** The fence over a crossing given by its column and row, which is kept on the board, lying as seen. */
function fenceOver(perspective: Perspective, column: number, row: number, orientation: Orientation): Fence {
  const most = perspective.size - 2;
  const kept = (at: number): number => Math.min(most, Math.max(0, at));
  const { file, rank } = fromGrid(perspective, kept(column) + 0.5, kept(row) + 0.5);
  return { file: file - 0.5, rank: rank - 0.5, orientation: turned(perspective, orientation) };
}

/** The number of the gap between squares nearest to a coordinate, and how far from its middle the coordinate is. */
function gap(size: number, at: number): [number, number] {
  const number = Math.min(size - 2, Math.max(0, Math.round((at - CELL - GROOVE / 2) / PITCH)));
  return [number, Math.abs(at - CELL - GROOVE / 2 - number * PITCH)];
}

/** The fence nearest to a point: in the nearest groove, over the nearest crossing. */
export function nearestFence(perspective: Perspective, { x, y }: Point): Fence {
  const [column, aside] = gap(perspective.size, x);
  const [above, apart] = gap(perspective.size, y);
  return fenceOver(perspective, column, perspective.size - 2 - above, apart <= aside ? "h" : "v");
}

/** What a pointer at a point means; a groove is so much wider than drawn on both of its sides. Null: beside the field. */
export function touchedAt(perspective: Perspective, { x, y }: Point, wider: number): Touched | null {
  const end = extent(perspective.size);
  if (x < 0 || y < 0 || x > end || y > end) return null;
  const reach = GROOVE / 2 + wider;
  if (gap(perspective.size, x)[1] <= reach || gap(perspective.size, y)[1] <= reach)
    return { fence: nearestFence(perspective, { x, y }) };
  const row = perspective.size - 1 - Math.floor(y / PITCH);
  return { square: fromGrid(perspective, Math.floor(x / PITCH), row) };
}

/** The same fence turned over its crossing. */
export function flipped(fence: Fence): Fence {
  return { ...fence, orientation: fence.orientation === "h" ? "v" : "h" };
}

/** The fence over the same crossing that is seen lying in a way. */
export function lying(perspective: Perspective, fence: Fence, orientation: Orientation): Fence {
  return { ...fence, orientation: turned(perspective, orientation) };
}

/** The square one step to the right and up, as seen; the same one at the edge. */
export function stepSquare(perspective: Perspective, square: Square, right: number, up: number): Square {
  const [column, row] = gridOf(perspective, square);
  const kept = (at: number): number => Math.min(perspective.size - 1, Math.max(0, at));
  return fromGrid(perspective, kept(column + right), kept(row + up));
}

/** The fence one crossing to the right and up, as seen, lying the same way. */
export function stepFence(perspective: Perspective, fence: Fence, right: number, up: number): Fence {
  const [column, row] = gridOf(perspective, { file: fence.file + 0.5, rank: fence.rank + 0.5 });
  return fenceOver(perspective, column - 0.5 + right, row - 0.5 + up, turned(perspective, fence.orientation));
}
