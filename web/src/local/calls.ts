/** What a page asks of its worker beside the messages of a table: the same that the server is asked over HTTP. */

import type {
  Listed,
  MatchInfo,
  NewTable,
  PlayOn,
  Request,
  ResolvedOptions,
  Segment,
  Message,
  TableTiming,
} from "../wire";
import type { Review } from "../referee/shared/review";
import type { Checked } from "./replay";
import type { Replay } from "./replayFile";
import type { ScriptedStart } from "./tables";

export interface Calls {
  /** Whether this browser keeps tables beyond the page. */
  keeps(): boolean;
  fit(game: string, options: Record<string, unknown>): ResolvedOptions;
  makeTable(plan: NewTable, name: string): string;
  makeScripted(game: string, start: ScriptedStart, name: string): string;
  tables(): Listed[];
  matches(): MatchInfo[];
  match(id: string): MatchInfo;
  look(id: string, viewer: number | null, first: number, last: number): Segment;
  replay(id: string): Replay;
  playOn(id: string, wanted: PlayOn, name: string): string;
  check(replay: Replay): Checked;
}

export type CallName = keyof Calls;

/** From the page to the worker. */
export type ToWorker =
  | { begin: { rules: Record<string, string>; timing: TableTiming } }
  /** Is somebody there? */
  | { ping: true }
  | { request: Request }
  | { call: number; name: CallName; args: unknown[] }
  /** A match to look back at, by the rules at an address; for a worker that does nothing else. */
  | { review: ReviewRequest };

export interface ReviewRequest {
  /** Where they lie. */
  rules: string;
  replay: Replay;
  effort: number;
}

/** Why a call failed: as an answer of the server would say it. */
export interface Failure {
  code: string;
  text: string;
  option: string | null;
}

/** From the worker to the page: first that it can referee, or why it cannot. */
export type FromWorker =
  | { ready: true }
  | { failed: string }
  | { pong: true }
  /** What is played from now on is gone with the page: the browser keeps nothing more. */
  | { unkept: true }
  | { message: Message }
  | { call: number; value: unknown }
  | { call: number; failure: Failure }
  /** How much of a review is done, from 0 to 1. */
  | { reviewed: number }
  /** Null where the match cannot be checked here, or does not fit. */
  | { review: Review | null };
