/** A table that the page referees itself: its people sit at this screen, its bots think in this worker. */

import { labelled } from "../referee/machine";
import { type Rejected, RejectedError, Rejected as rejected } from "../referee/rejected";
import { sides } from "../referee/shared/givingUp";
import type { Game } from "../referee/shared/game";
import type { Match } from "../referee/shared/match";
import type { Seats } from "../referee/shared/seats";
import type { BotGoal, Clock, HintInfo, Message, Request, Status, TableView, TableTiming, Verdict } from "../wire";
import type { BotPool } from "./bots";
import { report } from "./faults";
import { LiveMatch } from "./live";
import { placed } from "./placed";
import { Conflict, type SavedEntry, type SavedTable, type Store } from "./saved";
import { HERE, restored, saved } from "./seating";

const HINT_LEVEL = 4;
const MOST_HINTS = 3;

/** What all tables of a worker share. */
export interface Surroundings {
  store: Store;
  bots: BotPool;
  timing: TableTiming;
  /** Tell the page. */
  tell(message: Message): void;
  /** Make the table of the next match; its id. */
  makeNext(table: LocalTable): Promise<string>;
}

/** A request that is asked of a table, in the language of the page. */
export type TableRequest = Extract<Request, { table: string }>;

export class LocalTable {
  readonly id: string;
  readonly game: Game;
  readonly clock: Clock;
  readonly seating: Seats;
  readonly live: LiveMatch;
  isFollowed = false;
  #saved: SavedTable;
  #isChanged = false;
  #hasNewPositions = false;
  #news: (() => void)[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #wantsNext = false;
  #isClosed = false;
  #passed = false;

  constructor(
    readonly around: Surroundings,
    game: Game,
    row: SavedTable,
    entries: readonly SavedEntry[],
  ) {
    this.id = row.id;
    this.game = game;
    this.clock = row.clock;
    this.#saved = row;
    this.seating = restored(row.seats);
    this.live = new LiveMatch(this, begun(game, row), entries);
    this.live.reopenWindow(row.kept);
  }

  get status(): Status {
    return this.#saved.status;
  }
  get hurry(): boolean {
    return this.#saved.hurry;
  }
  get goal(): BotGoal {
    return this.#saved.goal ?? "win";
  }
  get row(): SavedTable {
    return this.#saved;
  }
  get timing(): TableTiming {
    return this.around.timing;
  }
  get bots(): BotPool {
    return this.around.bots;
  }

  /** The seats of the people at this screen. */
  get held(): number[] {
    return this.seating.held(HERE);
  }

  /** Seconds on a clock that never goes back. */
  now(): number {
    return performance.now() / 1000;
  }

  /** The pages that look: this one, or none. */
  get connections(): unknown[] {
    return this.isFollowed ? [this.around] : [];
  }

  // --- Changing and telling ----------------------------------------------------------------------------------------

  /** Change the table or its match, alone; then it is settled. */
  change<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work).finally(() => this.settle());
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Keep the table as it is now but for some changes, with new entries of its log; nothing is adopted if that fails. */
  async save(changes: Partial<SavedTable>, entries: readonly SavedEntry[] = []): Promise<void> {
    const row = { ...this.#saved, seats: saved(this.seating), kept: this.live.keptChoices(), ...changes };
    try {
      await this.around.store.write(row, entries);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.#catchUp();
      throw rejected("stale");
    }
    this.#saved = row;
  }

  /** Another page of this browser plays at the same table, and has written. */
  catchUp(): Promise<void> {
    return this.change(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    const row = await this.around.store.table(this.id);
    if (!row || this.#isClosed) return;
    this.#saved = row;
    for (const [seat, { resigned_at }] of row.seats.entries()) this.seating.__getitem__(seat).resigned_at = resigned_at;
    this.live.catchUp(await this.around.store.entries(this.id, this.live.match_log.ply), row.kept);
  }

  tell(message: Message): void {
    if (this.isFollowed) this.around.tell(message);
  }

  /** Something happened in the match, which is told when all that follows of it is settled. */
  news(tell: () => void): void {
    this.#news.push(tell);
  }

  /** Note that the table has changed; and with it, by something but a move, what may be done. */
  mark(positions = false): void {
    this.#isChanged = true;
    this.#hasNewPositions ||= positions;
  }

  /** After changes: wait for whoever is to act now, and tell the page. */
  settle(): void {
    if (this.#isClosed) return;
    this.live.scheduler.reschedule();
    for (const tell of this.#news.splice(0)) tell();
    const [isChanged, hasNewPositions] = [this.#isChanged, this.#hasNewPositions];
    this.#isChanged = this.#hasNewPositions = false;
    if (isChanged) this.#tellTable();
    if (hasNewPositions) for (const seat of this.held) this.tell(this.live.whole(seat));
  }

  #tellTable(): void {
    this.tell({ type: "table", table: this.shown(), times: this.live.times() });
  }

  shown(): TableView {
    const { game, options, next } = this.#saved;
    return {
      ...{ id: this.id, game, options, next, clock: this.clock, status: this.status },
      ...{ hurry: this.hurry, goal: this.goal },
      seats: this.seating.__iter__().map((seat) => ({ ...seat.shown(HERE), person: null })),
      ...{ host: false, host_name: this.seating.__iter__()[this.held[0]!]!.name, quick: null, may_sit: false },
      ...{ match: this.id, watchers: 0, undo: null, awaited: [], invite: null, removed: [] },
      rematch: this.#wantsNext ? this.held : [],
      passed: this.#passed ? this.held : [],
      ...{ watch: "nobody", talk: "nobody", sharing: false },
      sides: sides(this.game),
    };
  }

  // --- Requests ----------------------------------------------------------------------------------------------------

  /** Carry a request out; the answer comes before what follows of it is told. */
  async carryOut(request: TableRequest, lang: string): Promise<void> {
    try {
      const answer = await this.#answered(request, lang);
      if (answer) this.around.tell(answer);
    } catch (error) {
      if (!(error instanceof RejectedError)) report(error);
      const known = error instanceof RejectedError ? error : rejected("not_done");
      this.around.tell(refusal(request.id, known, lang));
      if (known.code === "stale" && "seat" in request) this.tell(this.live.whole(request.seat as number));
    }
  }

  /** What is answered, where the answer is not given already. */
  async #answered(request: TableRequest, lang: string): Promise<Message | null> {
    const done = { type: "done", id: request.id } as const;
    if ("seat" in request && typeof request.seat === "number") this.seating.held_by(HERE, request.seat);
    switch (request.type) {
      case "enter":
        this.#enter();
        return done;
      case "exit":
        this.isFollowed = false;
        this.settle();
        return done;
      case "move":
        await this.change(async () => {
          const client = `${request.seat}:${request.id}`;
          const ply = await this.live.move(request.seat, request.ply, request.action, client, lang);
          this.around.tell({ ...done, ply });
        });
        return null;
      case "why":
        return this.#verdict(request.id, request.seat, request.action, lang);
      case "hint":
        return this.#hint(request.id, request.seat);
      case "seen":
        this.live.scheduler.seen();
        return done;
      default:
        await this.change(() => this.#changed(request));
        return done;
    }
  }

  async #changed(request: TableRequest): Promise<void> {
    switch (request.type) {
      case "pause":
        if (this.live.outcome !== null) throw rejected("over");
        if (request.on !== false && this.live.match_log.window?.kind.collects) throw rejected("window_open");
        await this.save({ status: request.on === false ? "playing" : "paused" });
        return this.mark(true);
      case "hurry":
        await this.save({ hurry: request.on !== false });
        return this.mark();
      case "back":
        return this.live.scheduler.isBack(request.seat);
      case "resign":
        return this.live.giveUp(request.seat, `${request.seat}:${request.id}`);
      case "undo":
        if (request.agree === false) throw rejected("nothing_asked");
        return this.live.takeBack(request.seat, `${request.seat}:${request.id}`);
      case "rematch":
        return this.#rematch(request.agree !== false);
      default:
        throw rejected("begun");
    }
  }

  #enter(): void {
    this.isFollowed = true;
    this.#tellTable();
    for (const seat of this.held) this.tell(this.live.whole(seat));
    this.settle();
  }

  /** Everybody who could want another match sits at this screen, so whoever asks is answered. */
  async #rematch(agrees: boolean): Promise<void> {
    if (this.live.outcome === null) throw rejected("not_over");
    // Another page of this browser may have asked for it already.
    await this.#catchUp();
    if (this.#saved.next === null) {
      [this.#wantsNext, this.#passed] = [agrees, !agrees];
      if (agrees) await this.save({ next: await this.around.makeNext(this) });
    }
    this.mark();
  }

  #verdict(id: string, seat: number, action: string, lang: string): Verdict {
    const why = this.live.match_log.match.why(seat, action, lang);
    if (why === null) return { type: "verdict", id, allowed: true };
    return { type: "verdict", id, allowed: false, code: why.code, text: why.text, rule: why.rule };
  }

  async #hint(id: string, seat: number): Promise<HintInfo> {
    const { match, ply } = this.live.match_log;
    const legal = match.legal_actions(seat);
    if (!legal.length) throw rejected("nothing_to_do");
    const rng = labelled(this.#saved.seed, "hint", seat, ply);
    const decision = await this.bots.think({
      game: match.game,
      view: match.hidden(seat),
      seat,
      level: HINT_LEVEL,
      rng,
      goal: this.goal,
    });
    const candidates = decision!.candidates
      .filter(([action]) => legal.includes(action))
      .map(([action, win_probability, share]) => ({ action: match.text(action), win_probability, share }));
    // The best are those that got most attention; among them the likeliest to win is said first.
    const best = candidates.slice(0, MOST_HINTS).sort((one, other) => other.win_probability - one.win_probability);
    return { type: "hint", id, table: this.id, seat, ply, candidates: best };
  }

  async close(): Promise<void> {
    this.isFollowed = false;
    this.#isClosed = true;
    this.live.scheduler.stop();
    await this.#last;
  }
}

/** The match of a table before its first action. */
export function begun(game: Game, { seed, undrawn, start }: Pick<SavedTable, "seed" | "undrawn" | "start">): Match {
  if (start) return placed(game, seed, start);
  const match = game.start(seed);
  return undrawn ? match.undrawn() : match;
}

function refusal(id: string, why: Rejected, lang: string): Message {
  return { type: "refused", id, code: why.code, text: why.text(lang), rule: why.rule };
}
