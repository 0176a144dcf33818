import { othersOf } from "../others";

/** Where the others sit around the board: half of them on each side, one at the top. */
export interface Sides {
  left: number[];
  top: number[];
  right: number[];
}

export function sidesOf(seat: number, players: number): Sides {
  const others = othersOf(seat, players);
  const side = (players - 2) / 2;
  return { left: others.slice(0, side), top: others.slice(side, side + 1), right: others.slice(side + 1) };
}
