/** A drawing aid: each pawn's shortest way over a board with fences, other pawns not minded. */
import { isFence, readSquare, sideOf, type Square, squareText } from "./geometry";

const STEPS: readonly Square[] = [
  { file: 0, rank: 1 },
  { file: 1, rank: 0 },
  { file: 0, rank: -1 },
  { file: -1, rank: 0 },
];

/** Whether a square is on the goal line of a seat: the side opposite to the one it began on. */
export function isGoal(size: number, seat: number, players: number, { file, rank }: Square): boolean {
  const side = sideOf(seat, players);
  return [rank === size - 1, file === size - 1, rank === 0, file === 0][side] ?? false;
}

/** Whether fences, given as texts, leave the way from a square to the next one open. */
export function isOpen(fences: ReadonlySet<string>, { file, rank }: Square, step: Square): boolean {
  const low = { file: Math.min(file, file + step.file), rank: Math.min(rank, rank + step.rank) };
  const across = step.rank !== 0;
  const before = across ? { ...low, file: low.file - 1 } : { ...low, rank: low.rank - 1 };
  const path = across ? "h" : "v";
  const lies = (at: Square): boolean => at.file >= 0 && at.rank >= 0 && fences.has(squareText(at) + path);
  return !lies(low) && !lies(before);
}

/** The squares of a shortest way from a pawn to its goal, its own square first; null where there is none. */
export function shortestPath(
  size: number,
  fences: ReadonlySet<string>,
  pawn: string,
  isThere: (square: Square) => boolean,
): Square[] | null {
  const start = readSquare(pawn);
  const cameFrom = new Map<string, Square | null>([[pawn, null]]);
  const queue = [start];
  for (const square of queue) {
    if (isThere(square)) return traced(cameFrom, square);
    for (const step of STEPS) {
      const next = { file: square.file + step.file, rank: square.rank + step.rank };
      const inside = next.file >= 0 && next.rank >= 0 && next.file < size && next.rank < size;
      if (inside && !cameFrom.has(squareText(next)) && isOpen(fences, square, step)) {
        cameFrom.set(squareText(next), square);
        queue.push(next);
      }
    }
  }
  return null;
}

function traced(cameFrom: ReadonlyMap<string, Square | null>, end: Square): Square[] {
  const path: Square[] = [];
  for (let at: Square | null = end; at; at = cameFrom.get(squareText(at)) ?? null) path.unshift(at);
  return path;
}

/** Every pawn's shortest way, with one more fence where one is tried. */
export function allPaths(
  size: number,
  pawns: readonly string[],
  fences: readonly string[],
  tried: string | null,
): (Square[] | null)[] {
  const laid = new Set(tried && isFence(tried) ? [...fences, tried] : fences);
  return pawns.map((pawn, seat) =>
    shortestPath(size, laid, pawn, (square) => isGoal(size, seat, pawns.length, square)),
  );
}
