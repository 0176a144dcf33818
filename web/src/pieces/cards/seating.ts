/** Where the others sit when one player sits at the bottom: seats count clockwise, so the next one is to the left. */
import { othersOf } from "../../boards/others";

export interface Seating {
  /** From the bottom up. */
  left: number[];
  /** From left to right. */
  top: number[];
  /** From the top down. */
  right: number[];
}

/** How a table is cut: a low one, on a phone that lies on its side, has little room beside its middle. */
export type Shape = "wide" | "narrow" | "low";

/** How many sit on each side; the rest sit at the top. */
function aside(others: number, shape: Shape): number {
  if (shape === "low") return others < 6 ? 0 : Math.ceil((others - 5) / 2);
  if (shape === "wide") return others < 2 ? 0 : others < 7 ? 1 : others < 10 ? 2 : 3;
  return others < 4 ? 0 : Math.max(1, Math.ceil((others - 3) / 2));
}

/** The seats of the others around a table, in true order. */
export function seating(players: number, seat: number, shape: Shape): Seating {
  const others = othersOf(seat, players);
  const side = aside(others.length, shape);
  const last = others.length - side;
  return { left: others.slice(0, side), top: others.slice(side, last), right: others.slice(last) };
}
