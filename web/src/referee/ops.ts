/**
 * The compiled rules as the translated referee calls them: the same functions as `GameOps` of match/game_ops.py has. Whoever
 * runs the referee brings them (`runOn`), as they need memory of their own.
 */

import type { Definition, Event } from "./definition";
import type { Rules } from "./wasm";

/** A state, or a view of one: a list of one record, which `deal` and `play` change in place. */
export interface States {
  /** The record, as record.ts reads it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly 0: any;
  /** The record's bytes, as a text that can be compared. */
  tobytes(): string;
}

/** A random stream. */
export interface Stream {
  tobytes(): string;
}

export interface GameOps {
  blank(options: unknown): States;
  deal(states: States, rng: Stream): void;
  actors(states: States): number[];
  check(states: States, seat: number, action: number): number;
  all_legal(states: States, seat: number): number[];
  legal(states: States, seat: number): number[];
  play(states: States, rng: Stream, seat: number, action: number): void;
  result(states: States): [number[], number[]] | null;
  hidden(states: States, viewer: number): States;
  determinized(view: States, rng: Stream): States;
  foresees(before: States, stream: Stream, seat: number, action: number, after: States): boolean;
  opening(first: States, rng: Stream): Event[];
  is_incomplete(states: States): boolean;
}

/** What runs the rules. A seed is what `keyOf` makes of what somebody gave; the number of a world stands for itself. */
export interface Machine {
  opsOf(game: Definition): GameOps;
  /** The game's module, for what is asked of it beside a match. */
  rulesOf(game: Definition): Rules;
  keyOf(seed: unknown): string;
  newStream(seed: string | number): Stream;
  copied<T extends States | Stream>(one: T): T;
  /** The hash of a state, and of who gave up where that has just changed. */
  digest(states: States, given_up?: number[]): string;
  /** A number from 0 to 1, 1 excluded; the stream moves on. */
  fraction(rng: Stream): number;
  /** A whole number from 0 to count - 1; the stream moves on. */
  indexBelow(rng: Stream, count: number): number;
}

let machine: Machine | null = null;

export function runOn(one: Machine): void {
  machine = one;
}

function running(): Machine {
  if (!machine) throw new Error("the referee has no compiled rules yet: give it some with runOn()");
  return machine;
}

export const opsOf: Machine["opsOf"] = (game) => running().opsOf(game);
export const rulesOf: Machine["rulesOf"] = (game) => running().rulesOf(game);
export const keyOf: Machine["keyOf"] = (seed) => running().keyOf(seed);
export const newStream: Machine["newStream"] = (seed) => running().newStream(seed);
export const copied: Machine["copied"] = (one) => running().copied(one);
/** The fields of a record, which are read as they are asked for here. */
export const fieldsOf = (states: States) => states[0] as Record<string, unknown>;
export const digest: Machine["digest"] = (states, given_up) => running().digest(states, given_up);
export const fraction: Machine["fraction"] = (rng) => running().fraction(rng);
export const indexBelow: Machine["indexBelow"] = (rng, count) => running().indexBelow(rng, count);
