/** What the rulebook's figures show: a strip of nine ring cells, seat 0's base above one of them. */

/** A ring cell of the strip from 0 on, or `B1` to `B3`. */
export type Spot = number | `B${number}`;

export interface FigureScene {
  card?: string;
  /** The cell below seat 0's base. */
  mouth?: number;
  homes?: { seat: number; cell: number }[];
  marbles: { seat: number; on: Spot }[];
  ways?: { seat: number; through: Spot[] }[];
  killed?: Spot[];
  swaps?: [Spot, Spot][];
  /** Seat 0's graveyard, with a marble on its way to the first way's end. */
  grave?: boolean;
  /** A cell that cannot be passed. */
  barred?: Spot;
}

export const SCENES: Record<string, FigureScene> = {
  // Into the base, exactly.
  "J-4": {
    card: "6",
    mouth: 5,
    homes: [{ seat: 0, cell: 7 }],
    marbles: [{ seat: 0, on: 2 }],
    ways: [{ seat: 0, through: [2, 3, 4, 5, "B1", "B2", "B3"] }],
  },
  // Backwards, from home to just before the mouth.
  "J-8": {
    card: "4",
    mouth: 4,
    homes: [{ seat: 0, cell: 6 }],
    marbles: [{ seat: 0, on: 6 }],
    ways: [{ seat: 0, through: [6, 5, 4, 3, 2] }],
  },
  // A 7 shared by two marbles.
  "J-10": {
    card: "7",
    mouth: 5,
    homes: [{ seat: 0, cell: 7 }],
    marbles: [
      { seat: 0, on: 0 },
      { seat: 0, on: 4 },
    ],
    ways: [
      { seat: 0, through: [4, 5, "B1", "B2"] },
      { seat: 0, through: [0, 1, 2, 3, 4] },
    ],
  },
  // Two marbles change places.
  "J-13": {
    card: "J",
    marbles: [
      { seat: 0, on: 1 },
      { seat: 1, on: 6 },
    ],
    swaps: [[1, 6]],
  },
  // The king kills all on its way, which is longer than the strip.
  "J-14": {
    card: "K",
    marbles: [
      { seat: 0, on: 0 },
      { seat: 1, on: 3 },
      { seat: 3, on: 5 },
    ],
    ways: [{ seat: 0, through: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10] }],
    killed: [3, 5],
  },
  // A drop on home.
  "J-15": {
    card: "A",
    mouth: 2,
    homes: [{ seat: 0, cell: 4 }],
    marbles: [],
    grave: true,
    ways: [{ seat: 0, through: [4] }],
  },
  // Landing on a marble.
  "J-16": {
    card: "3",
    marbles: [
      { seat: 0, on: 2 },
      { seat: 1, on: 5 },
    ],
    ways: [{ seat: 0, through: [2, 3, 4, 5] }],
    killed: [5],
  },
  // One other marble may be passed, not two.
  "J-18": {
    card: "6",
    marbles: [
      { seat: 0, on: 1 },
      { seat: 1, on: 3 },
      { seat: 3, on: 5 },
    ],
    barred: 5,
  },
  // A home with its own marble on it is protected.
  "J-20": {
    card: "6",
    homes: [{ seat: 1, cell: 5 }],
    marbles: [
      { seat: 0, on: 1 },
      { seat: 1, on: 5 },
    ],
    barred: 5,
  },
};
