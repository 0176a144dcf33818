/** How the wooden parts look: measures of the drawing, and dyes of the pawns. */
import { CELL, PITCH } from "./geometry";

/** The frame around the field; letters and numbers are carved into it. */
export const FRAME = 25;
/** A fence covers two squares and the groove between them, less a little air at its ends. */
export const FENCE_LENGTH = CELL + PITCH - 5;
export const FENCE_WIDTH = 7;
export const PAWN_RADIUS = 15.5;

/** A pawn's dye and the colour of the mark upon it. */
export const DYES: readonly (readonly [string, string])[] = [
  ["var(--madder)", "#fffaf1"],
  ["var(--indigo)", "#fffaf1"],
  ["var(--palm)", "#fffaf1"],
  ["var(--saffron)", "#231a16"],
];

/** No two boards have the same grain, but a square always has its own: one of five shades. */
export function shade(file: number, rank: number): number {
  return (file * 7 + rank * 11 + ((file * rank) % 3)) % 5;
}
