import type { TableView } from "../wire";
import { mySeats } from "./activeSeat";

/** Who wants another match. */
export interface RematchStatus {
  /** Seats that asked for it. */
  asked: number[];
  /** Whether this page is among them. */
  mine: boolean;
  /** People whose answer is waited for: they are here, or are being called. */
  missing: number[];
  /** People who do not want it now. */
  passed: number[];
  /** Whether this page has asked, and nobody else will come: asking again begins with bots. */
  alone: boolean;
}

export function rematchOf(table: TableView): RematchStatus {
  const asked = [...table.rematch].sort((one, other) => one - other);
  const mine = mySeats(table).some((seat) => asked.includes(seat));
  const { awaited: missing, passed } = table;
  return { asked, mine, missing, passed, alone: mine && passed.length > 0 && missing.length === 0 };
}
