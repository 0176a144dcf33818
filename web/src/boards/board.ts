import type { Component, Snippet } from "svelte";

import type { Position, Step, Table, Verdict } from "../wire";

/** What a board is given. It draws the position it is sent and offers the legal actions it is sent; it holds no rules. */
export interface BoardProps {
  /** For the seat at the bottom (`position.seat`; null: a spectator, then seat 0 sits at the bottom). */
  position: Position;
  /** The steps that led here from the position drawn before, to be animated; none after a resync. */
  steps: Step[];
  /** Names, seats, options. */
  table: Table;
  /** Who sits at the bottom. */
  seat: number;
  /** Plays one of `position.legal`; absent: read-only (replay, spectators, not asked). */
  act?: (action: string) => void;
  /** A try that is not in `position.legal`: the frame asks the house why, shakes, and shows the rule. */
  illegal?: (action: string) => void;
  /** For ghosts that show a reason while hovering (after 250 ms). */
  why?: (action: string) => Promise<Verdict>;
  /** A move is on its way: take no input. */
  busy: boolean;
  /** Reduced motion: fades instead of travel. */
  calm: boolean;
  /** The plate of a seat (name, mark, clock ring, badges): the board places it where that player sits. */
  plate: Snippet<[number]>;
  /** Words from the shared catalogue, the page's and this game's. */
  say: Say;
}

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** What an action is seen from: where it would be played, and by whom. */
export type Scene = Pick<BoardProps, "position" | "table" | "seat" | "say">;

/** The default export of boards/<key>/index.ts; found by looking, loaded when needed. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** The small living scene for Home, in a box of 320 x 240, without text. */
  Poster: Component<{ calm: boolean }>;
  /** Illustrations for the rulebook, by rule number ("J-18"). */
  figures: Record<string, Component>;
  /** An action in words, for hints; absent where the notation is words enough. */
  deed?: (action: string, scene: Scene) => string;
}
