/** Figures drawn with one round stroke, as on a hand-painted card; pictures, so that no screen reader spells them. */

interface Stroke {
  path: string;
  /** From the left to the right edge of the stroke's middle. */
  width: number;
}

/** Within a height of -18..18, centred. */
const STROKES: Record<string, Stroke> = {
  "0": { path: "M0-18C8-18 11-10 11 0S8 18 0 18-11 10-11 0-8-18 0-18Z", width: 22 },
  "1": { path: "M-6-11 3-18V18", width: 11 },
  "2": { path: "M-9.5-10C-9-15.5-5-18 0-18 6.5-18 10-14.5 10-9 10-3 5 1-10 18H11", width: 21 },
  "3": { path: "M-9-18H9L-1-4C7-4 10 1 10 7 10 14 6 18-1 18-6 18-9 16-10.5 12", width: 20 },
  "4": { path: "M5 18V-18L-11 9H11", width: 22 },
  "5": { path: "M9-18H-7L-9-3C-6-5-3-6 0-6 7-6 10-1 10 6 10 14 6 18-1 18-6 18-9 16-10.5 12", width: 20 },
  "6": { path: "M6-18C-4-12-10-4-10 6-10 14-6 18 0 18 7 18 10 13 10 7 10 0 6-4 0-4-5-4-9-1-10 5", width: 20 },
  "7": { path: "M-10-18H10L-3 18", width: 20 },
  "8": {
    path: "M0-2.5C-6-2.5-9-6-9-10-9-15-5-18 0-18S9-15 9-10C9-6 6-2.5 0-2.5ZM0-2.5C-7-2.5-11 2-11 8-11 14-6 18 0 18S11 14 11 8C11 2 7-2.5 0-2.5Z",
    width: 22,
  },
  "9": { path: "M-6 18C4 12 10 4 10-6 10-14 6-18 0-18-7-18-10-13-10-7-10 0-6 4 0 4 5 4 9 1 10-5", width: 20 },
  "+": { path: "M-9 0H9M0-9V9", width: 18 },
};

export const STROKE = 8.5;
const GAP = 4;

export interface Drawn {
  path: string;
  /** How far it is moved to the right. */
  x: number;
}

/** The strokes of a text of digits and plus signs, the whole centred, and how wide it is. */
export function drawn(text: string): { strokes: Drawn[]; width: number } {
  const parts = [...text].map((sign) => STROKES[sign]!);
  const width = parts.reduce((sum, part) => sum + part.width + STROKE, 0) + GAP * (parts.length - 1);
  let left = -width / 2;
  const strokes = parts.map((part) => {
    const x = left + (part.width + STROKE) / 2;
    left += part.width + STROKE + GAP;
    return { path: part.path, x };
  });
  return { strokes, width };
}
