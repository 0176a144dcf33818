/** What is kept of a table in this browser: the table, and the entries of its match's log. */

import type { BotGoal, Clock, Outcome, RecordPiece, SeatInfo, Status } from "../wire";

/** Who keeps a seat. */
export type SavedSeat = Pick<SeatInfo, "occupant" | "name" | "bot_name" | "level"> & { resigned_at: number | null };

/** A choice that waits for the end of a window. */
export interface KeptChoice {
  ply: number;
  seat: number;
  action: string;
  client: string | null;
}

export interface SavedTable {
  id: string;
  game: string;
  /** Of the rules that it is played by. */
  version: number;
  options: Record<string, unknown>;
  clock: Clock;
  seats: SavedSeat[];
  seed: string;
  /** Whether it begins as it was dealt, and no draw is told: by the match before it was settled who leads. */
  undrawn: boolean;
  /** The position it begins at, where that is none that was dealt. */
  start?: RecordPiece[];
  status: Status;
  hurry: boolean;
  /** What bots play for; what was kept before there was a choice says nothing. */
  goal?: BotGoal;
  /** The table of the next match. */
  next: string | null;
  kept: KeptChoice[];
  /** Milliseconds since 1970. */
  begun: number;
  ended: number | null;
  outcome: Outcome | null;
  /** Moves that count. */
  plies: number;
}

/** An entry of a log, as `Entry` of db/rows.py. */
export interface SavedEntry {
  match: string;
  ply: number;
  seat: number;
  action: string;
  /** The ply whose position stands again, where moves are taken back. */
  back_to: number | null;
  client: string | null;
  bank_ms: number | null;
  at: number;
}

/** Another page of this browser has written an entry of the same number first. */
export class Conflict extends Error {}

/** Where tables are kept. */
export interface Store {
  /** Whether they are there when the page is loaded again. */
  readonly keeps: boolean;
  tables(): Promise<SavedTable[]>;
  table(id: string): Promise<SavedTable | undefined>;
  /** The log of a match, from after a ply on. */
  entries(match: string, after?: number): Promise<SavedEntry[]>;
  /** A table as it stands now, with new entries of its log: all of it or nothing. */
  write(table: SavedTable, entries: readonly SavedEntry[]): Promise<void>;
  forget(id: string): Promise<void>;
  /** Told the id of a table that another page of this browser has written. */
  onWritten: (id: string) => void;
}

/** Keeps tables as long as the page is there: where a browser keeps nothing, and for tests. */
export class MemoryStore implements Store {
  readonly keeps = false;
  /** No other page knows of this memory. */
  onWritten = (): void => undefined;
  readonly #tables = new Map<string, SavedTable>();
  readonly #entries = new Map<string, SavedEntry[]>();

  tables(): Promise<SavedTable[]> {
    return Promise.resolve([...this.#tables.values()]);
  }
  table(id: string): Promise<SavedTable | undefined> {
    return Promise.resolve(this.#tables.get(id));
  }
  entries(match: string, after = 0): Promise<SavedEntry[]> {
    return Promise.resolve((this.#entries.get(match) ?? []).filter((entry) => entry.ply > after));
  }
  write(table: SavedTable, entries: readonly SavedEntry[]): Promise<void> {
    const log = this.#entries.get(table.id) ?? [];
    if (entries.some(({ ply }) => log.some((entry) => entry.ply === ply))) return Promise.reject(new Conflict());
    this.#entries.set(table.id, [...log, ...structuredClone([...entries])]);
    this.#tables.set(table.id, structuredClone(table));
    return Promise.resolve();
  }
  forget(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#entries.delete(id);
    return Promise.resolve();
  }
}
