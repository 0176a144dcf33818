import type { Clock, Time } from "../wire";

/** Milliseconds a seat has left now; null where there is no limit. */
export function leftNow(time: Time | undefined, since: number): number | null {
  if (!time || time.left === null) return null;
  return Math.max(0, time.running ? time.left - since : time.left);
}

/** How much of the time is left, 0 to 1. */
export function shareLeft(left: number, clock: Clock): number {
  return Math.min(1, left / (clock.seconds * 1000));
}

/** 95 s as "1:35", the last ten seconds with tenths. */
export function clockText(left: number): string {
  if (left < 10_000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
