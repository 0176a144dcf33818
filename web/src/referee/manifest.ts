import type { BotGoal } from "../wire.ts";
import type { RecordLayout } from "./record.ts";

/** What `majlis wasm` writes beside a game's module: everything a page must know to call it. */
export interface Manifest {
  format: number;
  game: string;
  rules: number;
  stamp: string;
  sources: string;
  bytes: number;
  memory: { page: number; stack: number };
  records: Record<string, RecordLayout>;
  exports: Record<string, Signature>;
  seats: number;
  mostLegal: number;
  /** How many there are: their numbers are those below. */
  actions: number;
  waits: number[];
  options: HouseRule[];
  levels: Record<string, { thought: Record<string, number>; nodes: number; edges: number }>;
  goals: Record<BotGoal, number>;
  engine: { [array: string]: number | Record<string, number> } | null;
}

/** How an export is called. */
export interface Signature {
  arguments: Argument[];
  returns: "int" | "float" | null;
}

/** A number, or an array: of a record by its name or of numbers by NumPy's name. */
export type Argument =
  { name: string; type: "int" | "float" } | { name: string; items: string; size: number; dimensions: number };

export interface HouseRule {
  name: string;
  kind: "Choice" | "Number" | "Numbers";
  rule: string;
  values: (number | string)[];
  /** What stands in a record for each of the values. */
  codes?: number[];
  default?: number | string | number[];
  /** Where the default depends on the number of players. */
  defaults?: Record<string, number | string | number[]>;
}
