import type { Look, Position, Step } from "../wire";

/** How many steps the house gives at once. */
export const STRETCH = 100;

/** A match as one viewer saw it, as far as it has been fetched: stretch n begins at ply 100 n. */
export interface Reel {
  plies: number;
  stretches: Readonly<Record<number, Look>>;
}

export function emptyReel(plies: number): Reel {
  return { plies, stretches: {} };
}

export function withStretch(reel: Reel, number: number, look: Look): Reel {
  return { ...reel, stretches: { ...reel.stretches, [number]: look } };
}

/** The stretch in which the step that leads to a ply is found; ply 0 is the beginning of the first. */
export function stretchOf(ply: number): number {
  return Math.max(0, Math.floor((ply - 1) / STRETCH));
}

export function positionAt(reel: Reel, ply: number): Position | null {
  const look = reel.stretches[stretchOf(ply)];
  if (!look) return null;
  const from = stretchOf(ply) * STRETCH;
  return ply === from ? look.first : (look.positions[ply - from - 1] ?? null);
}

/** The step that led to a ply. */
export function stepTo(reel: Reel, ply: number): Step | null {
  const number = stretchOf(ply);
  return reel.stretches[number]?.steps[ply - number * STRETCH - 1] ?? null;
}

/** Every step that has been fetched, in order. */
export function knownSteps(reel: Reel): Step[] {
  return Object.keys(reel.stretches)
    .map(Number)
    .sort((one, other) => one - other)
    .flatMap((number) => reel.stretches[number]!.steps);
}

/** Which stretch to fetch next: the one that is looked at, then the nearest; null when all are there. */
export function nextMissing(reel: Reel, ply: number): number | null {
  const all = Array.from({ length: stretchOf(reel.plies) + 1 }, (_, number) => number);
  const here = stretchOf(ply);
  const missing = all.filter((number) => !reel.stretches[number]);
  missing.sort((one, other) => Math.abs(one - here) - Math.abs(other - here) || one - other);
  return missing[0] ?? null;
}
