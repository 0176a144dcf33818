import type { SeatInfo } from "../wire";

/** Whether a seat waits for somebody: for anybody, or for whoever has the link. */
export function isOpen({ occupant }: SeatInfo): boolean {
  return occupant === "free" || occupant === "link";
}
