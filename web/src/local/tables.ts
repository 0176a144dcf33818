/** All tables that this browser referees itself, those that are over included, and what is asked of them as of the server. */

import type { Definition } from "../referee/definition";
import type { CompiledMachine } from "../referee/machine";
import { RejectedError, Rejected } from "../referee/rejected";
import { OptionError } from "../referee/shared/errors";
import { look } from "../referee/shared/finished";
import { fitted, offers } from "../referee/shared/fitting";
import { changed, Game, settle } from "../referee/shared/game";
import { sides } from "../referee/shared/givingUp";
import type { Match } from "../referee/shared/match";
import { explained } from "../referee/shared/optionErrors";
import { following } from "../referee/shared/rematch";
import { Rules } from "../referee/wasm";
import { sayIn } from "../referee/words";
import type {
  Clock,
  LessonInfo,
  Listed,
  MatchInfo,
  Message,
  NewTable,
  PlayOn,
  Request,
  ResolvedOptions,
  Segment,
  TableTiming,
} from "../wire";
import type { Args } from "../words/catalogue";
import { BotPool, type Module, nextTurn } from "./bots";
import { report } from "./faults";
import { type Checked, checked, replayOf } from "./replay";
import type { Replay } from "./replayFile";
import { MemoryStore, type SavedEntry, type SavedTable, type Store } from "./saved";
import { continued, HERE, planned, restored, saved } from "./seating";
import { unsaid } from "./unsaid";
import { begun, LocalTable, type Surroundings, type TableRequest } from "./table";
import { localId } from "./ids";

/** What a worker brings: where rules and words come from, and where the page is told. */
export interface Outside {
  /** What the referee runs on. */
  machine: CompiledMachine;
  store: Store;
  timing: TableTiming;
  definition(key: string): Promise<Definition>;
  module(key: string): Promise<Module>;
  tell(message: Message): void;
  /** 32 bytes of chance, in hexadecimal. */
  seed(): string;
}

/** Where a lesson or a puzzle begins. */
export type ScriptedStart = Pick<LessonInfo, "options" | "seat" | "state" | "seed">;

const NO_CLOCK: Clock = { kind: "none", seconds: 60, increment: 0 };
/** Matches that are kept when they are over. */
const MOST_KEPT = 200;

export class LocalTables {
  readonly #outside: Outside;
  readonly #modules = new Map<string, Module>();
  readonly #bots: BotPool;
  readonly #tables = new Map<string, Promise<LocalTable>>();
  #scripted: string | null = null;
  lang = "en";

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#bots = new BotPool(this.#modules, () => this.#outside.timing.thinking);
    outside.store.onWritten = (id) =>
      void this.#tables
        .get(id)
        ?.then((table) => table.catchUp())
        .catch(report);
  }

  /** Whether tables are there when the page is loaded again. */
  get keeps(): boolean {
    return this.#outside.store.keeps;
  }

  // --- Games -------------------------------------------------------------------------------------------------------

  /** A game's definition, its compiled rules loaded. */
  async #ready(key: string): Promise<Definition> {
    const definition = await this.#outside.definition(key);
    if (this.#modules.has(key)) return definition;
    const module = await this.#outside.module(key);
    const rules = await Rules.load(module.code, module.manifest);
    this.#modules.set(key, module);
    if (!this.#outside.machine.has(key)) this.#outside.machine.add(definition, rules);
    return definition;
  }

  /** House rules with the usual ones filled in; what does not go with the last one given is as usual again. */
  async fit(key: string, given: Record<string, unknown>): Promise<ResolvedOptions> {
    const definition = await this.#outside.definition(key);
    try {
      const [chosen, gone] = fitted(definition, given);
      const game = new Game(definition, chosen);
      const options = game.options.plain();
      const choices = offers(definition, chosen);
      return { options, changed: changed(definition, options), choices, sides: sides(game).length, gone };
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      // In the words in which the page offers it.
      const say = (name: string, args: Args) => {
        const [option, value] = [String(args["option"]), String(args["value"])];
        const labels = {
          option: unsaid(key, `option-${option}`, {}, option),
          value: unsaid(key, `option-${option}.v-${value}`, {}, value),
        };
        return sayIn(this.lang, null, `rejected-bad_option-${name}`, { ...args, ...labels });
      };
      const why = explained(say, this.lang, definition, error.option, given);
      throw Rejected("bad_option", { option: error.option, why });
    }
  }

  // --- Tables ------------------------------------------------------------------------------------------------------

  /** A new table, whose match begins at once; its id. */
  async make(plan: NewTable, name: string): Promise<string> {
    const known = await this.#known(plan);
    if (known) return known;
    const definition = await this.#ready(plan.game);
    const game = new Game(definition, settle(definition, plan.options));
    const seating = planned(plan.seats, name, this.#outside.seed);
    const deal = { seed: this.#outside.seed(), undrawn: false, goal: plan.goal ?? "win" };
    const row = this.#row(game, plan.clock ?? NO_CLOCK, saved(seating), deal, localId(plan));
    await this.#outside.store.write(row, []);
    await this.#tidy();
    return row.id;
  }

  /** The table that was made when the same was asked before. */
  async #known(wanted: { request?: string | null }): Promise<string | undefined> {
    return wanted.request ? (await this.#outside.store.table(localId(wanted)))?.id : undefined;
  }

  #row(
    game: Game,
    clock: Clock,
    seats: SavedTable["seats"],
    deal: Pick<SavedTable, "seed" | "undrawn" | "start" | "goal">,
    id = localId({}),
  ): SavedTable {
    return {
      ...{ id, game: game.key, version: game.version, options: game.options.plain() },
      ...{ clock, seats, ...deal, status: "playing", hurry: false, next: null, kept: [] },
      ...{ begun: Date.now(), ended: null, outcome: null, plies: 0 },
    };
  }

  /** The oldest matches that are over make room. */
  async #tidy(): Promise<void> {
    const over = (await this.#outside.store.tables()).filter((row) => row.status === "over");
    over.sort((one, other) => other.begun - one.begun);
    for (const row of over.slice(MOST_KEPT)) await this.#outside.store.forget(row.id);
  }

  #table(id: string): Promise<LocalTable> {
    const known = this.#tables.get(id) ?? this.#restored(id);
    this.#tables.set(id, known);
    known.catch(() => this.#tables.delete(id));
    return known;
  }

  async #restored(id: string): Promise<LocalTable> {
    const { store } = this.#outside;
    const row = await store.table(id);
    if (!row) throw Rejected("no_such_table");
    return new LocalTable(this.#around(store), await this.#configured(row), row, await store.entries(id));
  }

  #around(store: Store): Surroundings {
    return {
      ...{ store, bots: this.#bots, timing: this.#outside.timing },
      tell: (message) => this.#outside.tell(message),
      makeNext: (table) => this.#makeNext(table),
    };
  }

  /** The table of a lesson or a puzzle, in the place of the one before: all its seats are played from this screen, and nothing is kept. */
  async makeScripted(key: string, start: ScriptedStart, name: string): Promise<string> {
    const definition = await this.#ready(key);
    const game = new Game(definition, settle(definition, start.options));
    const seats = Array.from({ length: game.players }, (_, seat) => ({
      occupant: seat === start.seat ? ("me" as const) : ("device" as const),
    }));
    const seating = planned(seats, name, this.#outside.seed);
    const row = this.#row(game, NO_CLOCK, saved(seating), { seed: start.seed, undrawn: true, start: start.state });
    if (this.#scripted) this.#tables.delete(this.#scripted);
    this.#scripted = row.id;
    this.#tables.set(row.id, Promise.resolve(new LocalTable(this.#around(new MemoryStore()), game, row, [])));
    return row.id;
  }

  async #configured(row: SavedTable): Promise<Game> {
    const definition = await this.#ready(row.game);
    if (definition.version !== row.version) throw Rejected("old_rules");
    return new Game(definition, settle(definition, row.options));
  }

  /** Another match of the same people and bots, each one seat further. */
  async #makeNext(table: LocalTable): Promise<string> {
    const { row, live, seating, clock } = table;
    const next = following(live.match_log.match, row.options, live.outcome!.places);
    const { definition } = table.game;
    const game = new Game(definition, settle(definition, next.options));
    const made = this.#row(game, clock, saved(seating.rotated()), {
      seed: next.seed as string,
      undrawn: next.match !== null,
      goal: table.goal,
    });
    await this.#outside.store.write(made, []);
    return made.id;
  }

  /** Stop waiting for anybody; what is being written is written. */
  async close(): Promise<void> {
    for (const table of await Promise.all(this.#tables.values())) await table.close();
  }

  /** A request of the page, which is answered as the server would. */
  async carryOut(request: Request): Promise<void> {
    if (!("table" in request)) {
      if (request.type === "hello") this.lang = request.lang ?? "en";
      return;
    }
    try {
      const table = await this.#table(request.table);
      await table.carryOut(request as TableRequest, this.lang);
    } catch (error) {
      if (!(error instanceof RejectedError)) report(error);
      const known = error instanceof RejectedError ? error : Rejected("not_done");
      const told = { code: known.code, text: known.text(this.lang), rule: known.rule };
      this.#outside.tell({ type: "refused", id: request.id, ...told });
    }
  }

  /** The tables that are not over, the last one first. */
  async listed(): Promise<Listed[]> {
    const rows = (await this.#outside.store.tables()).filter((row) => row.status !== "over");
    rows.sort((one, other) => other.begun - one.begun);
    return Promise.all(rows.map((row) => this.#line(row)));
  }

  async #line(row: SavedTable): Promise<Listed> {
    const definition = await this.#outside.definition(row.game);
    const { id, game, status, clock } = row;
    return {
      ...{ id, game, status, clock, players: row.seats.length, free: 0, quick: false, my_turn: status === "playing" },
      names: row.seats.flatMap((seat) => (seat.name === null ? [] : [seat.name])),
      changed: changed(definition, row.options).filter((name) => name !== "players"),
    };
  }

  // --- Matches -----------------------------------------------------------------------------------------------------

  async matches(): Promise<MatchInfo[]> {
    return (await this.#outside.store.tables()).sort((one, other) => other.begun - one.begun).map(described);
  }

  async match(id: string): Promise<MatchInfo> {
    return described(await this.#rowOf(id));
  }

  async #rowOf(id: string): Promise<SavedTable> {
    const row = await this.#outside.store.table(id);
    if (!row) throw Rejected("no_such_match");
    return row;
  }

  /** A match that is over, at its end. */
  async #finished(id: string): Promise<{ row: SavedTable; match: Match }> {
    const row = await this.#rowOf(id);
    if (row.status !== "over") throw Rejected("still_running");
    const game = await this.#configured(row);
    const match = begun(game, row);
    for (const { seat, action } of counted(await this.#outside.store.entries(id))) match.repeat(seat, action);
    return { row, match };
  }

  /** A stretch of it, as a seat, a spectator (null) or the referee (-1) saw it. */
  async look(id: string, viewer: number | null, first: number, last: number): Promise<Segment> {
    const { row, match } = await this.#finished(id);
    return look(match, viewer, first, last, row.outcome);
  }

  async replay(id: string): Promise<Replay> {
    const { match } = await this.#finished(id);
    return replayOf(match);
  }

  /** Play a replay again, move by move, and compare every hash; whatever else is asked comes between. */
  async check(replay: Replay): Promise<Checked> {
    return checked(await this.#ready(replay.game), replay, nextTurn);
  }

  /** A new table at which somebody plays on from a ply of a match that is over, against bots; its id. */
  async playOn(id: string, wanted: PlayOn, name: string): Promise<string> {
    const known = await this.#known(wanted);
    if (known) return known;
    const { row, match } = await this.#finished(id);
    if (wanted.ply < 0 || wanted.ply >= match.log.length) throw Rejected("no_such_ply", { last: match.log.length - 1 });
    const seating = continued(row.seats, wanted.seat, name, wanted.level ?? 3, this.#outside.seed);
    const deal = { seed: row.seed, undrawn: row.undrawn };
    const made = this.#row(match.game, NO_CLOCK, saved(seating), deal, localId(wanted));
    const at = Date.now();
    const entries = match.log.slice(0, wanted.ply).map(({ seat, action }, number): SavedEntry => {
      const text = match.text(action);
      return { match: made.id, ply: number + 1, seat, action: text, back_to: null, client: null, bank_ms: null, at };
    });
    await this.#outside.store.write(made, entries);
    return made.id;
  }
}

/** The entries that count: what was taken back is none of the match. */
function counted(entries: readonly SavedEntry[]): SavedEntry[] {
  let found: SavedEntry[] = [];
  for (const entry of entries) {
    if (entry.back_to === null) found.push(entry);
    else found = found.filter(({ ply }) => ply <= entry.back_to!);
  }
  return found;
}

function described(row: SavedTable): MatchInfo {
  const { id, game, options, plies, outcome } = row;
  return {
    ...{ id, game, options, plies, outcome, table: row.status === "over" ? null : id, key: null },
    names: row.seats.map((seat) => seat.name),
    bot_names: row.seats.map((seat) => seat.bot_name),
    begun: new Date(row.begun).toISOString(),
    ended: row.ended === null ? null : new Date(row.ended).toISOString(),
    mine: restored(row.seats).held(HERE),
  };
}
