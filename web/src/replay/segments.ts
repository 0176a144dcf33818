import type { Segment, Position, Step } from "../wire";

/** How many steps the server gives at once. */
export const SEGMENT_PLIES = 100;

/** A match as one viewer saw it, as far as it has been fetched: segment n begins at ply 100 n. */
export interface Segments {
  plies: number;
  loaded: Readonly<Record<number, Segment>>;
}

export function noSegments(plies: number): Segments {
  return { plies, loaded: {} };
}

export function withSegment(segments: Segments, number: number, look: Segment): Segments {
  return { ...segments, loaded: { ...segments.loaded, [number]: look } };
}

/** The segment in which the step that leads to a ply is found; ply 0 is the beginning of the first. */
export function segmentOf(ply: number): number {
  return Math.max(0, Math.floor((ply - 1) / SEGMENT_PLIES));
}

export function positionAt(segments: Segments, ply: number): Position | null {
  const look = segments.loaded[segmentOf(ply)];
  if (!look) return null;
  const from = segmentOf(ply) * SEGMENT_PLIES;
  return ply === from ? look.first : (look.positions[ply - from - 1] ?? null);
}

/** The step that led to a ply. */
export function stepTo(segments: Segments, ply: number): Step | null {
  const number = segmentOf(ply);
  return segments.loaded[number]?.steps[ply - number * SEGMENT_PLIES - 1] ?? null;
}

/** Every step that has been fetched, in order. */
export function knownSteps(segments: Segments): Step[] {
  return Object.keys(segments.loaded)
    .map(Number)
    .sort((one, other) => one - other)
    .flatMap((number) => segments.loaded[number]!.steps);
}

/** Which segment to fetch next: the one that is looked at, then the nearest; null when all are there. */
export function nextMissing(segments: Segments, ply: number): number | null {
  const all = Array.from({ length: segmentOf(segments.plies) + 1 }, (_, number) => number);
  const here = segmentOf(ply);
  const missing = all.filter((number) => !segments.loaded[number]);
  missing.sort((one, other) => Math.abs(one - here) - Math.abs(other - here) || one - other);
  return missing[0] ?? null;
}
