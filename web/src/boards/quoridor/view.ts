/** What of Quoridor's view a board needs. */
import type { Step } from "../../wire";
import { isFence } from "./geometry";

export { type View, viewOf } from "./viewTypes";

/** What may be done, sorted by kind. */
export interface Offer {
  squares: ReadonlySet<string>;
  fences: ReadonlySet<string>;
  pass: boolean;
}

export function offerOf(legal: readonly string[]): Offer {
  const fences = legal.filter(isFence);
  const squares = legal.filter((text) => /^[a-i][1-9]$/.test(text));
  return { squares: new Set(squares), fences: new Set(fences), pass: legal.includes("pass") };
}

/** The trace of the last move: the square a pawn left, or the fence that was laid, and by whom. */
export interface Trace {
  seat: number;
  from: string | null;
  fence: string | null;
}

export function traceOf(steps: readonly Step[]): Trace | null {
  const events = steps.filter((step) => step.ply > 0).flatMap((step) => step.events);
  const event = events.findLast(({ event }) => event !== "arrived");
  if (!event || typeof event.seat !== "number") return null;
  return {
    seat: event.seat,
    from: typeof event.from === "string" ? event.from : null,
    fence: typeof event.fence === "string" ? event.fence : null,
  };
}

/** Who was drawn to move first, where these steps tell it. */
export function beginnerOf(steps: readonly Step[]): number | null {
  const lot = steps.flatMap((step) => step.events).find(({ event }) => event === "drawn_to_begin");
  return typeof lot?.seat === "number" ? lot.seat : null;
}

/** The seats that won; none after a draw. */
export function winners(places: readonly number[]): number[] {
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return first.length === places.length ? [] : first;
}
