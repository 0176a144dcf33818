/** A drawing aid: what the columns of a box count, as far as they are open (O-13 to O-15). */
import type { Card, Cell } from "./view";

const COLUMNS = 4;
const TOI = "T";
const NUMBERS = 13;
/** Pairs of one number, and what all their cards count together. */
export const FAMILY: Record<number, number> = { 2: -10, 3: -15, 4: -20 };

export interface Column {
  /** `shut`: nothing is open; `part`: one card is; `sum`, `pair` and `toi` (two of them): both are. */
  kind: "shut" | "part" | "sum" | "pair" | "toi";
  /** Of this column alone; a family's points stand with its first column, and null with the others. */
  points: number | null;
  /** How many pairs of its number there are, where there are at least two. */
  family: number;
}

export interface Score {
  columns: Column[];
  /** Of what is open. */
  points: number;
  /** Whether all eight cards are open. */
  complete: boolean;
}

interface Pairing {
  column: number;
  number: number;
}

function familyPoints(pairings: readonly Pairing[]): number {
  return [...grouped(pairings).values()].reduce((sum, columns) => sum + (FAMILY[columns.length] ?? 0), 0);
}

function grouped(pairings: readonly Pairing[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { column, number } of pairings) groups.set(number, [...(groups.get(number) ?? []), column]);
  return groups;
}

/** With wild Tois: the numbers for columns of two Tois that make the lowest total. */
function bestWild(pairings: readonly Pairing[], wild: readonly number[]): Pairing[] {
  const [column, ...rest] = wild;
  if (column === undefined) return [...pairings];
  const tries = Array.from({ length: NUMBERS }, (_, number) => bestWild([...pairings, { column, number }], rest));
  return tries.reduce((best, other) => (familyPoints(other) < familyPoints(best) ? other : best));
}

/** Two open cards: the number they are a pair of, null for no pair. */
function pairNumber(upper: string, lower: string): number | null {
  if (upper !== lower && upper !== TOI && lower !== TOI) return null;
  return Number(upper === TOI ? lower : upper);
}

export function scoreOf(box: readonly Cell[], isWild: boolean): Score {
  const columns: Column[] = [];
  const pairings: Pairing[] = [];
  const wild: number[] = [];
  for (let at = 0; at < COLUMNS; at++) {
    const open = [box[at]!, box[at + COLUMNS]!].flatMap(([card, isOpen]) => (isOpen && card !== null ? [card] : []));
    columns.push(columnOf(open));
    if (columns[at]!.kind === "pair") pairings.push({ column: at, number: pairNumber(open[0]!, open[1]!)! });
    if (columns[at]!.kind === "toi" && isWild) wild.push(at);
  }
  for (const members of grouped(bestWild(pairings, wild)).values()) {
    if (members.length < 2) continue;
    members.forEach((member, order) => {
      columns[member] = { ...columns[member]!, family: members.length, points: order ? null : FAMILY[members.length]! };
    });
  }
  const points = columns.reduce((sum, column) => sum + (column.points ?? 0), 0);
  return { columns, points, complete: box.every(([, isOpen]) => isOpen) };
}

function columnOf(open: readonly string[]): Column {
  const [upper, lower] = open;
  if (upper === undefined) return { kind: "shut", points: null, family: 0 };
  if (lower === undefined) return { kind: "part", points: upper === TOI ? 0 : Number(upper), family: 0 };
  if (upper === TOI && lower === TOI) return { kind: "toi", points: 0, family: 0 };
  if (pairNumber(upper, lower) !== null) return { kind: "pair", points: 0, family: 0 };
  return { kind: "sum", points: Number(upper) + Number(lower), family: 0 };
}

/** A finished box, all of it open. */
export function opened(cards: readonly Card[]): Cell[] {
  return cards.map((card) => [card, true]);
}

/** A number with a true minus sign. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
