/** A match at a table of the page's own: actions on their way to the log, windows, moves taken back. As server/matches/live.py. */

import { Clocks } from "../referee/shared/clocks";
import { GIVE_UP, GIVEN_UP, mates } from "../referee/shared/givingUp";
import { Made, MatchLog } from "../referee/shared/log";
import type { Match } from "../referee/shared/match";
import { position, Standing } from "../referee/shared/payloads";
import { TakeBacks } from "../referee/shared/undo";
import {
  asked,
  is_sealed,
  OpenWindow,
  default_action,
  speakers,
  window_kind,
  WindowChoice,
} from "../referee/shared/windows";
import { Rejected } from "../referee/rejected";
import type { Outcome, Played, Position, PositionInfo, Step, TakenBack } from "../wire";
import type { KeptChoice, SavedEntry } from "./saved";
import { Scheduler } from "./scheduler";
import { saved } from "./seating";
import type { LocalTable } from "./table";

/** The action of an entry that takes moves back. */
const TAKEN_BACK = "undo";

export class LiveMatch {
  readonly table: LocalTable;
  readonly match_log: MatchLog;
  readonly scheduler: Scheduler;
  clocks: Clocks;
  outcome: Outcome | null;
  readonly #takeBacks: TakeBacks;

  constructor(table: LocalTable, match: Match, entries: readonly SavedEntry[]) {
    this.table = table;
    this.match_log = new MatchLog(table.id, match);
    this.clocks = new Clocks(table.clock, table.seating.__len__());
    this.#takeBacks = new TakeBacks(this.match_log);
    this.scheduler = new Scheduler(this);
    this.outcome = null;
    this.#adopt(entries);
    for (const seat of table.held) this.#steps.recall(seat, this.match_log.match, this.match_log.plies);
  }

  get #steps() {
    return this.match_log.step_cache;
  }

  #adopt(entries: readonly SavedEntry[]): void {
    for (const entry of entries) {
      this.match_log.apply(entry as never);
      if (entry.bank_ms !== null) this.clocks.restore(entry.seat, entry.bank_ms);
    }
    this.outcome = this.match_log.outcome(this.table.seating.resigned());
  }

  // --- Moves -------------------------------------------------------------------------------------------------------

  /** A person acts: kept, at the returned ply, or waiting for the end of a window (null). */
  async move(seat: number, ply: number, text: string, client: string, lang: string): Promise<number | null> {
    const log = this.match_log;
    const known = log.clients[client];
    if (known !== undefined) return known;
    const { window } = log;
    if (window?.choices.get(seat)?.client === client) return null;
    this.#checkStatus();
    const first = window?.kind.collects ? window.ply : log.ply;
    if (ply < first || ply > log.ply) throw Rejected("stale");
    this.scheduler.isBack(seat);
    const action = log.judge(seat, text, lang);
    if (window?.kind.collects && is_sealed(log.match, action)) {
      if (window.choices.has(seat)) throw Rejected("already_answered");
      window.choices.set(seat, new WindowChoice(action, client));
      await this.table.save({});
      this.scheduler.answered();
      return null;
    }
    if (window?.choices.has(seat)) throw Rejected("already_answered");
    return this.#write([new Made(seat, action, client)]);
  }

  /** A bot acts, if the match still is where it thought. */
  botMoves(seat: number, ply: number, action: number): Promise<void> {
    return this.table.change(async () => {
      const log = this.match_log;
      const isDue = log.ply === ply && this.table.status === "playing" && this.outcome === null;
      if (!isDue || !this.table.seating.__getitem__(seat).is_bot) return;
      log.check(seat, action);
      if (log.window?.kind.collects && is_sealed(log.match, action)) {
        if (!log.window.choices.has(seat)) log.window.choices.set(seat, new WindowChoice(action, null));
        this.scheduler.answered();
      } else {
        await this.#write([new Made(seat, action)]);
      }
    });
  }

  #checkStatus(): void {
    if (this.outcome !== null) throw Rejected("over");
    if (this.table.status !== "playing") throw Rejected("paused");
  }

  /** Play what was chosen, in asking order; who said nothing passes, or a bot chooses for them. */
  closeWindow(window: OpenWindow): Promise<void> {
    return this.table.change(async () => {
      if (this.match_log.window !== window || this.table.status !== "playing") return;
      const { match } = this.match_log;
      const made: Made[] = [];
      for (const seat of asked(match)) {
        const choice = window.choices.get(seat);
        const action = choice?.action ?? default_action(match, seat) ?? (await this.scheduler.instinct(seat));
        made.push(new Made(seat, action, choice?.client ?? null));
      }
      await this.#write(made);
    });
  }

  /** Try it, keep it, and only then adopt it, to be told; the ply it led to. */
  async #write(made: Made[]): Promise<number> {
    const { match_log: log, table } = this;
    const [now, at] = [table.now(), Date.now()];
    const trial = log.simulate(made);
    const spoken = log.window !== null && made.every((each) => speakers(log.match).has(each.seat));
    const clocks = this.clocks.copy();
    const entries = made.map(({ seat, action, client }, number): SavedEntry => {
      clocks.moved(seat, now);
      const bank_ms = clocks.bank(seat, now);
      const ply = log.ply + 1 + number;
      return { match: log.id, ply, seat, action: log.match.text(action), back_to: null, client, bank_ms, at };
    });
    const outcome = log.outcome(table.seating.resigned(), trial.match);
    const isGathered = window_kind(trial.match)?.kind === log.window?.kind.kind;
    await table.save({ ...(isGathered ? {} : { kept: [] }), ...counted(outcome, trial.match) }, entries);
    log.commit(trial, made);
    [this.outcome, this.clocks] = [outcome, clocks];
    log.note(trial);
    this.#advanced(log.ply - made.length, spoken);
    return log.ply;
  }

  /** A seat gives up, and with the last of a side's people its bots, which may end the match. */
  async giveUp(seat: number, client: string): Promise<void> {
    const { match_log: log, table } = this;
    if (client in log.clients) return;
    if (this.outcome !== null) throw Rejected("over");
    const seating = table.seating;
    if (seating.__getitem__(seat).resigned_at !== null) throw Rejected("resigned");
    const partners = mates(log.match.game, seat).map((mate) => seating.__getitem__(mate));
    const bots = partners.some((other) => other.is_human) ? [] : partners.filter((other) => other.resigned_at === null);
    const seats = [seat, ...bots.map((other) => other.seat)];
    const made = seats.map((each) => new Made(each, GIVEN_UP, each === seat ? client : null));
    const trial = log.simulate(made);
    const at = Date.now();
    const entries = made.map((each, number): SavedEntry => {
      const ply = log.ply + 1 + number;
      return {
        match: log.id,
        ply,
        seat: each.seat,
        action: GIVE_UP,
        back_to: null,
        client: each.client,
        bank_ms: null,
        at,
      };
    });
    const outcome = log.outcome([], trial.match);
    const resigned = new Map(seats.map((each, number) => [each, at + number]));
    const rows = saved(seating).map((row, each) => ({ ...row, resigned_at: resigned.get(each) ?? row.resigned_at }));
    await table.save({ ...(outcome ? { kept: [] } : {}), ...counted(outcome, trial.match), seats: rows }, entries);
    for (const [each, when] of resigned) seating.__getitem__(each).resigned_at = when;
    log.commit(trial, made);
    this.outcome = outcome;
    log.note(trial);
    this.#advanced(log.ply - made.length, true);
    table.mark(true);
  }

  /** Another page of this browser was faster: what it wrote stands. */
  catchUp(entries: readonly SavedEntry[], kept: readonly KeptChoice[]): void {
    if (entries.length) {
      this.#adopt(entries);
      this.#windowStands();
    }
    this.#keepChoices(kept);
    this.table.mark(true);
  }

  #advanced(before: number, spoken = false): void {
    this.scheduler.noteEndOfRound();
    this.#windowStands(spoken);
    if (this.outcome !== null) this.table.mark();
    this.table.news(() => this.#tellSteps(before));
  }

  // --- Windows -----------------------------------------------------------------------------------------------------

  /** Open a window where the position asks for one, or close it; one that is open is left so by mere speaking. */
  #windowStands(spoken = false): void {
    const log = this.match_log;
    const kind = this.outcome !== null ? null : window_kind(log.match);
    if (kind === null) {
      log.window = null;
    } else if (log.window?.kind.kind !== kind.kind || !(spoken || kind.collects)) {
      const length = this.scheduler.windowLength(kind);
      log.window = new OpenWindow(kind, log.ply, length, length === null ? null : this.table.now() + length);
    }
  }

  /** The window that was open when the page was closed, with the choices kept in it. */
  reopenWindow(kept: readonly KeptChoice[]): void {
    this.#windowStands();
    this.#keepChoices(kept);
  }

  #keepChoices(kept: readonly KeptChoice[]): void {
    const { window, match } = this.match_log;
    if (!window?.kind.collects) return;
    for (const { ply, seat, action, client } of kept) {
      const number = match.action(action);
      if (number === null) continue;
      window.ply = ply;
      window.choices.set(seat, new WindowChoice(number, client));
    }
  }

  /** The choices that wait for the end of the window. */
  keptChoices(): KeptChoice[] {
    const { window, match } = this.match_log;
    if (!window?.kind.collects) return [];
    return [...window.choices].map(([seat, { action, client }]) => {
      return { ply: window.ply, seat, action: match.text(action), client };
    });
  }

  // --- Taking back -------------------------------------------------------------------------------------------------

  /** Take the seat's last move back, and the bots' replies with it. */
  async takeBack(seat: number, client: string): Promise<void> {
    const log = this.match_log;
    if (client in log.clients) return;
    this.#checkStatus();
    const back_to = this.#takeBacks.undone_to(this.table.seating, seat);
    const ply = log.ply + 1;
    const entry = { match: log.id, ply, seat, action: TAKEN_BACK, back_to, client, bank_ms: null, at: Date.now() };
    const plies = log.plies.filter((each) => each <= back_to).length;
    await this.table.save({ kept: [], plies }, [entry]);
    log.take_back(ply, back_to);
    log.clients[client] = ply;
    this.#windowStands();
    this.table.news(() => {
      for (const viewer of this.table.held) {
        const told = { position: this.position(viewer), times: this.times() };
        this.table.tell({ type: "taken_back", table: log.id, back_to, ...told } satisfies TakenBack);
      }
    });
  }

  // --- Telling -----------------------------------------------------------------------------------------------------

  #tellSteps(before: number): void {
    for (const viewer of this.table.held) {
      const steps = this.#steps.since(viewer, before) as Step[];
      const told = { steps, position: this.position(viewer), times: this.times() };
      this.table.tell({ type: "played", table: this.match_log.id, ...told } satisfies Played);
    }
  }

  times() {
    return this.clocks.times(this.table.now());
  }

  /** How the match stands, whoever looks; nobody may do anything where it is paused. */
  #standing(): Standing {
    const { table, outcome } = this;
    const actors = this.match_log.actors();
    const isPlaying = table.status === "playing";
    const asked = isPlaying ? actors.filter((seat) => table.seating.__getitem__(seat).is_human) : [];
    const undoer = isPlaying && outcome === null ? this.#takeBacks.undoer(table.seating) : null;
    return new Standing([...actors], asked, undoer, outcome, table.now());
  }

  /** What a viewer knows and may do now. */
  position(viewer: number): Position {
    return position(this.match_log, viewer, this.#standing());
  }

  /** The whole position for a viewer, with the last steps that led to it. */
  whole(viewer: number): PositionInfo {
    const recent = this.#steps.recent(viewer) as Step[];
    const told = { position: this.position(viewer), recent, times: this.times() };
    return { type: "position", table: this.match_log.id, ...told };
  }
}

/** What a table is changed by when its match goes on, or is over. */
function counted(outcome: Outcome | null, match: Match) {
  const plies = match.log.length;
  return outcome ? { status: "over" as const, outcome, ended: Date.now(), plies } : { plies };
}
