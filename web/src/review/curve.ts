/** The lines of a review in numbers: where they run in a box, and what is said of them. */

export interface Moment {
  ply: number;
  chance: number;
}

/** The way of a line in a box of so many by so many, from the first position to the last; 1 is at its top. */
export function pathOf(chances: readonly number[], width: number, height: number): string {
  const last = Math.max(1, chances.length - 1);
  const points = chances.map((chance, ply) => {
    return `${rounded((width * ply) / last)} ${rounded(height * (1 - chance))}`;
  });
  return `M${points.join("L")}`;
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** A seat's line out of those of all seats. */
export function lineOf(lines: readonly (readonly number[])[], seat: number): number[] {
  return lines.map((chances) => chances[seat]!);
}

/** Where a line was highest before its end, which is the result. */
export function highest(chances: readonly number[]): Moment {
  const open = chances.slice(0, -1);
  const chance = Math.max(...open);
  return { ply: open.indexOf(chance), chance };
}

/** Plies at even distances, the first and the last among them: for a table. */
export function evenPlies(last: number, most: number): number[] {
  const rows = Math.min(most, last + 1);
  const plies = Array.from({ length: rows }, (_, row) => Math.round((row * last) / Math.max(1, rows - 1)));
  return [...new Set(plies)];
}

/** A share in percentage points with its sign, as a text. */
export function pointsText(share: number): string {
  const points = Math.round(100 * share);
  return points === 0 ? "0" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`;
}
