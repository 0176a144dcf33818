/** How seats look: six colours with a mark each; from the seventh seat on the same marks, hollow. */
export type MarkShape = "diamond" | "circle" | "triangle" | "square" | "star" | "crescent";

export const MARKS: readonly MarkShape[] = ["diamond", "circle", "triangle", "square", "star", "crescent"];

export interface SeatLook {
  shape: MarkShape;
  /** A CSS colour that is readable on every surface of both themes. */
  colour: string;
  hollow: boolean;
}

export function seatLook(seat: number): SeatLook {
  const turn = seat % MARKS.length;
  return { shape: MARKS[turn]!, colour: `var(--seat-${turn})`, hollow: seat >= MARKS.length };
}

/** Outlines of the marks in a box of 24 x 24. */
export const MARK_PATHS: Record<MarkShape, string> = {
  diamond: "M12 2 21.5 12 12 22 2.5 12Z",
  circle: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  triangle: "M12 3 22 20.5H2Z",
  square: "M4 4H20V20H4Z",
  star: "M12 1.8 14.9 8.6 22.2 9.3 16.7 14.1 18.3 21.3 12 17.5 5.7 21.3 7.3 14.1 1.8 9.3 9.1 8.6Z",
  crescent: "M15.5 2.6A9.8 9.8 0 1 0 21.6 16 8 8 0 1 1 15.5 2.6Z",
};
