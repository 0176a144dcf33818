/** Whom a match waits for: clocks, the ends of windows, and the bots that act. As server/matches/scheduler.py does it. */

import { speakers, asked, is_sealed, usual_seconds, WindowChoice, type OpenWindow } from "../referee/shared/windows";
import type { WindowKind } from "../referee/shared/definition";
import { has_ended_a_round } from "../referee/shared/interlude";
import { labelled } from "../referee/machine";
import { drawn, is_hurried, open_delay } from "../referee/shared/delays";
import { Rejected, RejectedError } from "../referee/rejected";
import { report } from "./faults";
import type { LiveMatch } from "./live";

/** Seconds after which something that could not be written is tried again. */
const AGAIN = 1;
/** Seconds that hurried bots leave each other to speak. */
const HURRIED = 0.3;
/** How strong a bot plays that chooses for somebody who has said nothing. */
const STAND_IN_LEVEL = 3;

/** The pause after a round, until a moment or until everybody has seen enough. */
interface Interlude {
  ends: number;
  over: AbortController;
}

/** What a bot was woken for: as long as it is the same, nothing that happens around the table disturbs it. */
interface Woken {
  turn: string;
  stop: AbortController;
}

/** Wait for a time, or until somebody says that it need not be waited for. */
function sleep(seconds: number, ...signals: AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    if (seconds <= 0 || signals.some((signal) => signal.aborted)) return resolve();
    const timer = setTimeout(resolve, seconds * 1000);
    for (const signal of signals) {
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

export class Scheduler {
  readonly #live: LiveMatch;
  readonly #bots = new Map<number, Woken>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosing = false;
  #restingSince: number | null = null;
  #interlude: Interlude | null = null;

  constructor(live: LiveMatch) {
    this.#live = live;
  }

  get #now(): number {
    return this.#live.table.now();
  }

  /** Wait for whoever is to act now; who is waited for already, and is still to do the same, is left alone. */
  reschedule(): void {
    clearTimeout(this.#timer);
    if (!this.#isOn()) {
      this.#live.clocks.run([], this.#now);
      this.#restingSince ??= this.#now;
      this.#stopBots(new Map());
      return;
    }
    if (this.#restingSince !== null) {
      this.#carryWindowOn(this.#now - this.#restingSince);
      this.#restingSince = null;
    }
    this.#runClocks();
    this.#answerForOne();
    this.#setTimer();
    this.#wakeBots();
    this.answered();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopBots(new Map());
  }

  #stopBots(wanted: ReadonlyMap<number, string>): void {
    for (const [seat, { turn, stop }] of this.#bots) {
      if (wanted.get(seat) === turn) continue;
      this.#bots.delete(seat);
      stop.abort();
    }
  }

  #isOn(): boolean {
    const { outcome, table } = this.#live;
    return outcome === null && table.status === "playing" && table.isFollowed;
  }

  #interludeLeft(): number {
    return this.#interlude ? Math.max(this.#interlude.ends - this.#now, 0) : 0;
  }

  #runClocks(): void {
    const { match_log: log, clocks } = this.#live;
    const isRunning = this.#interludeLeft() === 0 && !log.window?.kind.collects;
    const speaking = speakers(log.match);
    const waited = isRunning ? log.actors().filter((seat) => !speaking.has(seat)) : [];
    clocks.run(waited, this.#now);
  }

  /** Seats of people whose time may run out. */
  #onTime(): number[] {
    return this.#live.table.seating
      .__iter__()
      .filter((seat) => !seat.is_bot)
      .map((seat) => seat.seat);
  }

  #setTimer(): void {
    const { match_log: log, clocks } = this.#live;
    const moments: number[] = [];
    if (log.window?.kind.collects && log.window.ends !== null) moments.push(log.window.ends);
    const ends = clocks.first_end(this.#onTime(), this.#now);
    if (ends) moments.push(ends[0]);
    if (this.#interludeLeft()) moments.push(this.#interlude!.ends);
    if (!moments.length) return;
    const left = Math.max(Math.min(...moments) - this.#now, 0);
    this.#timer = setTimeout(() => this.#onTimer(), left * 1000);
  }

  #onTimer(): void {
    const { match_log: log, clocks, table } = this.#live;
    if (log.window?.kind.collects && log.window.is_past(this.#now)) return this.#close();
    const ends = clocks.first_end(this.#onTime(), this.#now);
    if (ends && ends[0] <= this.#now) {
      table.seating.__getitem__(ends[1]).stand_in = true;
      table.mark();
    }
    table.settle();
  }

  #close(): void {
    const { window } = this.#live.match_log;
    if (!window || this.#isClosing) return;
    this.#isClosing = true;
    const closed = () => {
      this.#isClosing = false;
      this.#live.table.settle();
    };
    this.#live.closeWindow(window).then(closed, (error: unknown) => {
      if (!(error instanceof RejectedError)) report(error);
      setTimeout(closed, AGAIN * 1000);
    });
  }

  /** A person acts for themselves again. */
  isBack(seat: number): void {
    const { table, clocks } = this.#live;
    const occupied = table.seating.__getitem__(seat);
    if (occupied.resigned_at !== null) throw Rejected("resigned");
    if (!occupied.stand_in) return;
    occupied.stand_in = false;
    clocks.at_least(seat, table.timing.back, this.#now);
    table.mark();
  }

  // --- Interludes --------------------------------------------------------------------------------------------------

  /** Leave people the time to see how a round ended, if one has: no clock runs meanwhile, and no bot acts. */
  noteEndOfRound(): void {
    const { outcome, match_log: log, table } = this.#live;
    this.#endInterlude();
    if (outcome !== null || is_hurried(this.#live.table) || !has_ended_a_round(log.match)) return;
    const ends = this.#now + table.timing.interlude * table.timing.pace;
    this.#interlude = { ends, over: new AbortController() };
  }

  /** The page plays on, and so do the bots. */
  seen(): void {
    if (!this.#interlude) return;
    this.#endInterlude();
    this.#live.table.settle();
  }

  #endInterlude(): void {
    this.#interlude?.over.abort();
    this.#interlude = null;
  }

  // --- Windows -----------------------------------------------------------------------------------------------------

  /** In seconds; a window that collects has no end where all people sit at one page, as here they do. */
  windowLength(kind: WindowKind): number | null {
    if (kind.collects) return null;
    const usual = usual_seconds(this.#live.match_log.match, kind);
    return this.#live.table.timing.windows[kind.kind] ?? usual;
  }

  /** After a long rest a window has its whole length again; after a short one what was left of it. */
  #carryWindowOn(rested: number): void {
    const { window } = this.#live.match_log;
    if (!window || window.length === null || window.ends === null) return;
    const isLong = rested >= this.#live.table.timing.away;
    window.ends = isLong ? this.#now + window.length : window.ends + rested;
  }

  /** Close a window without an end once everybody asked has chosen. */
  answered(): void {
    const { window, match } = this.#live.match_log;
    if (!window?.kind.collects || window.length !== null || !this.#isOn()) return;
    if (asked(match).every((seat) => window.choices.has(seat))) this.#close();
  }

  /** Who has nothing to decide need not say so. */
  #answerForOne(): void {
    const { window, match } = this.#live.match_log;
    if (!window?.kind.collects || window.length !== null) return;
    for (const seat of asked(match)) {
      const legal = match.legal_actions(seat);
      if (this.#live.table.seating.__getitem__(seat).is_bot || legal.length !== 1 || window.choices.has(seat)) continue;
      window.choices.set(seat, new WindowChoice(legal[0]!, null));
    }
  }

  // --- Bots --------------------------------------------------------------------------------------------------------

  #wakeBots(): void {
    const wanted = this.#wanted();
    this.#stopBots(wanted);
    for (const [seat, turn] of wanted) {
      if (this.#bots.has(seat)) continue;
      const stop = new AbortController();
      this.#bots.set(seat, { turn, stop });
      this.#botTurn(seat, stop.signal).catch((error: unknown) => this.#stumbled(seat, stop.signal, error));
    }
  }

  /** The bots that are to act, each with all that its turn depends on. */
  #wanted(): Map<number, string> {
    const { match_log: log, table } = this.#live;
    const wanted = new Map<number, string>();
    for (const seat of log.actors()) {
      const each = table.seating.__getitem__(seat);
      if (each.is_bot && !log.window?.choices.has(seat)) {
        wanted.set(seat, `${log.ply} ${each.bot_level} ${table.hurry}`);
      }
    }
    return wanted;
  }

  async #botTurn(seat: number, signal: AbortSignal): Promise<void> {
    const { match_log: log, table } = this.#live;
    const { match, ply, window } = log;
    const began = this.#now;
    const level = table.seating.__getitem__(seat).bot_level;
    const rng = labelled(match.seed as string, "seat", seat, ply);
    const speaking = speakers(match);
    const view = match.hidden(seat);
    const hidden = drawn(this.#live, seat, level, speaking.has(seat));
    const question = { game: match.game, view, seat, level, rng, goal: table.goal };
    // Whether it remembers to speak is part of the thought: a second roll here would make it forget too often.
    const decision = await table.bots.think(question, { signal, seconds: hidden?.thinking });
    if (!decision || decision.waits || signal.aborted) return;
    const isUnseen = Boolean(window?.kind.collects) && is_sealed(match, decision.action);
    let delay = hidden ? (isUnseen ? hidden.unseen : hidden.seen) : 0;
    if (!hidden && !isUnseen) delay = open_delay(this.#live, seat, level, decision, rng);
    if (!isUnseen && window && !speaking.has(seat)) delay = Math.max(delay, this.#leftToSpeak(window, speaking, began));
    await sleep(began + delay - this.#now, signal);
    if (this.#interlude && !isUnseen && !is_hurried(this.#live.table)) {
      await sleep(this.#interludeLeft(), signal, this.#interlude.over.signal);
    }
    if (signal.aborted) return;
    await this.#live.botMoves(seat, ply, decision.action);
    if (this.#bots.get(seat)?.stop.signal === signal) this.#bots.delete(seat);
  }

  /** What could not be done is tried again after a while; that another page was faster is no failure. */
  async #stumbled(seat: number, signal: AbortSignal, error: unknown): Promise<void> {
    if (!(error instanceof RejectedError)) report(error);
    if (this.#bots.get(seat)?.stop.signal === signal) this.#bots.delete(seat);
    await sleep(AGAIN, signal);
    if (!signal.aborted) this.#live.table.settle();
  }

  /** Seconds for which others may still speak before a bot plays on: the whole window, whoever it is for. */
  #leftToSpeak(window: OpenWindow, speaking: ReadonlySet<number>, now: number): number {
    if (!speaking.size) return 0;
    const left = Math.max((window.ends ?? now) - now, 0);
    const isBotsAffair = [...speaking].every((seat) => this.#live.table.seating.__getitem__(seat).is_bot);
    return isBotsAffair && is_hurried(this.#live.table) ? Math.min(left, HURRIED) : left;
  }

  /** What a bot would choose at once in a window, for somebody who has said nothing. */
  async instinct(seat: number): Promise<number> {
    const { match, ply } = this.#live.match_log;
    const { table } = this.#live;
    const view = match.hidden(seat);
    const question = {
      game: match.game,
      view,
      seat,
      level: STAND_IN_LEVEL,
      rng: labelled(match.seed as string, "silent", seat, ply),
    };
    const decision = await table.bots.think(question, { kind: "instinct" });
    const actions = [decision!.action, ...decision!.candidates.map(([action]) => action), ...match.legal_actions(seat)];
    return actions.find((action) => is_sealed(match, action))!;
  }
}
