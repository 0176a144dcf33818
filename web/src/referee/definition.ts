/** What a game says of itself beside its compiled rules; tools/translator makes it from the game's Python files. */

import type { Options, Reason, WindowKind } from "./shared/definition";

export type Event = Record<string, unknown>;
export type Chosen = Record<string, unknown>;
export type Facts = Record<string, unknown>;
/** What a position shows of itself; whose view it is only where it is a view, and the house rules beside it. */
export type Shown<View> = Omit<View, "options" | "viewer"> & { viewer?: number | null };

// What all games share knows no game's record.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyState = any;

/** The same as `Definition` of games/definition.py, with the game's modules as it gives them. */
export interface Definition<State = AnyState, View = Facts> {
  key: string;
  /** Where its words stand in the catalogue. */
  folder: string;
  version: number;
  seats: number;
  actions: number;
  most_legal: number;
  minutes: [number, number];
  seat_options: string[];
  waits: Set<number>;
  options: Options;
  refuse(chosen: Chosen): [string, string] | null;
  reasons: Map<number, Reason>;
  side(chosen: unknown): number;
  notation: {
    text(action: number): string;
    action(text: string): number | null;
    describe(s: State): Shown<View>;
    IS_OPEN?: boolean;
  };
  events: {
    events(before: State, seat: number, action: number, after: State): Event[];
    ROUND_END?: string;
  };
  windows: {
    window_kind(state: State): WindowKind | null;
    is_sealed(action: number): boolean;
    DEFAULT_ACTION: number | null;
    SECONDS: Record<string, number>;
  } | null;
  /** `first` is a list of one state that can be copied, `kernels` are the compiled functions of the game's opening. */
  opening: { opening_events(first: unknown, rng: unknown, kernels: Record<string, unknown>): Event[] } | null;
  rematch: {
    leads_next(first: Facts, last: Facts, places: number[]): number | null;
    lead_events?(first: State): Event[];
    OPTION?: string;
    LEADER?: string;
  } | null;
}
