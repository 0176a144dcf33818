import type { Table } from "../wire";
import { mySeats } from "./looking";

/** Who wants another match. */
export interface Rematch {
  /** Seats that asked for it. */
  asked: number[];
  /** Whether this page is among them. */
  mine: boolean;
  /** People who are there and have not said so yet. */
  missing: number[];
}

export function rematchOf(table: Table): Rematch {
  const asked = [...table.rematch].sort((one, other) => one - other);
  const missing = table.seats.flatMap((seat, number) =>
    ["person", "device"].includes(seat.keeper) && !seat.away && !asked.includes(number) ? [number] : [],
  );
  return { asked, mine: mySeats(table).some((seat) => asked.includes(seat)), missing };
}
