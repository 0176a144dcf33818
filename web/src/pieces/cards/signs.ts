/** What stands on the face of a playing card, drawn in a box of 48 x 48: the sign of what it does in Jackaroo, or pips. */

export interface Sign {
  /** Filled outlines. */
  fill?: string;
  /** Lines. */
  line?: string;
  dots?: { x: number; y: number; r: number; hollow?: boolean }[];
}

const DIAMOND = (x: number, y: number): string => `M${x} ${y - 8}l6.4 8l-6.4 8l-6.4-8Z`;
const PIPS: Record<string, [number, number][]> = {
  "2": [
    [24, 12],
    [24, 36],
  ],
  "3": [
    [24, 8],
    [12, 34],
    [36, 34],
  ],
  "6": [
    [13, 8],
    [35, 8],
    [13, 24],
    [35, 24],
    [13, 40],
    [35, 40],
  ],
  "8": [
    [13, 8],
    [35, 8],
    [13, 24],
    [35, 24],
    [13, 40],
    [35, 40],
    [24, 16],
    [24, 32],
  ],
  "9": [
    [9, 8],
    [24, 8],
    [39, 8],
    [9, 24],
    [24, 24],
    [39, 24],
    [9, 40],
    [24, 40],
    [39, 40],
  ],
};

const SIGNS: Record<string, Sign> = {
  A: { line: "M24 30V6M15 15L24 6L33 15M8 42H40", dots: [{ x: 24, y: 34, r: 6.5 }] },
  "4": { line: "M38 38V22A13 13 0 0 0 12 22V34M4 27L12 36L20 27" },
  "5": {
    dots: [
      { x: 24, y: 8, r: 6.5 },
      { x: 40, y: 20, r: 6.5, hollow: true },
      { x: 34, y: 39, r: 6.5, hollow: true },
      { x: 14, y: 39, r: 6.5, hollow: true },
      { x: 8, y: 20, r: 6.5, hollow: true },
    ],
  },
  "7": { line: "M24 44V28L9 9M24 28L39 9M8 19V8H19M29 8H40V19" },
  "10": { fill: "M17 4H31L44 17V31L31 44H17L4 31V17ZM14 20.5V27.5H34V20.5Z" },
  J: { line: "M6 16H40M31 7L41 16L31 25M42 33H8M17 24L7 33L17 42" },
  Q: {
    fill: "M9 42L5 18L16 28L24 12L32 28L43 18L39 42Z",
    dots: [
      { x: 5, y: 14, r: 3.5 },
      { x: 24, y: 8, r: 4 },
      { x: 43, y: 14, r: 3.5 },
    ],
  },
  K: { fill: "M8 34L4 10L16 21L24 4L32 21L44 10L40 34ZM8 38H40V44H8Z" },
};

/** The sign of a rank. */
export function signOf(rank: string): Sign {
  return SIGNS[rank] ?? { fill: (PIPS[rank] ?? []).map(([x, y]) => DIAMOND(x, y)).join("") };
}

/** The dye of a rank: what brings marbles out, what does something of its own, and what only walks. */
export function dyeOf(rank: string): string {
  if (rank === "A" || rank === "K") return "#a4272b";
  return ["4", "5", "7", "10", "J"].includes(rank) ? "#22406b" : "#3a2c22";
}
