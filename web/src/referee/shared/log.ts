// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Outcome } from "../../wire";
import { Rejected } from "../rejected";
import { MajlisError, Refusal } from "../shared/errors";
import { GIVEN_UP, GIVE_UP, ranked } from "../shared/givingUp";
import { Match, Result } from "../shared/match";
import { Entry } from "../shared/rows";
import { OpenWindow } from "../shared/windows";
import { StepCache, encodedSteps } from "../steps";

/** An action about to be written. */
export class Made {
  constructor(
    public seat: number,
    public action: number,
    public client: null | string = null,
  ) {
  }
}

/** A match as it will stand once what was tried is durable. */
class Trial {
  constructor(
    public match: Match,
    public plies: number[],
    public ply: number,
    public steps: [number, Map<null | number, any>][],
    public events: (Record<string, any>)[] | null,
  ) {
  }
}

/** A match being played. Nothing here waits: what is tried is adopted after it has been written. */
export class MatchLog {
  _asked!: [Match, number[]] | null;
  _last_events!: [Match, (Record<string, any>)[] | null] | null;
  _shown!: [Match, Record<string, any>] | null;
  banks!: Map<number, number>;
  before!: Match | null;
  clients!: Record<string, number>;
  id!: string;
  match!: Match;
  plies!: number[];
  ply!: number;
  step_cache!: any;
  window!: OpenWindow | null;
  constructor(id: string, match: Match) {
    this.id = id;
    this.match = match;
    this.ply = 0;
    this.plies = [];
    this.clients = {};
    this.banks = new Map();
    this.before = null;
    this._asked = null;
    this._shown = null;
    this._last_events = null;
    this.window = null;
    this.step_cache = StepCache();
  }
  /** The seats that may act now; asked for often, found once: the match is another one after each move. */
  actors(): number[] {
    if (this._asked === null || this._asked[0] !== this.match) {
      this._asked = [this.match, this.match.actors()];
    }
    return this._asked[1];
  }
  /** What a viewer knows; described once where everybody knows the same. */
  view(viewer: null | number): Record<string, any> {
    if (!this.match.is_open) {
      return this.match.view(viewer);
    }
    if (this._shown === null || this._shown[0] !== this.match) {
      this._shown = [this.match, this.match.state()];
    }
    return { ...this._shown[1], viewer: viewer };
  }
  /** The number of what a person asks for, if the seat may do it now; else the rule that forbids it rejects it. */
  judge(seat: number, text: string, lang: string): number {
    const action = this.match.action(text);
    if (action === null || !this.match.allows(seat, action)) {
      throw this._rejected(seat, text, lang);
    }
    return action;
  }
  /** Reject what a bot may not do now. */
  check(seat: number, action: number): void {
    if (!this.match.allows(seat, action)) {
      throw this._rejected(seat, this.match.text(action), "en");
    }
  }
  /** Carry out actions aside from the match, and note what each viewer will be told. */
  simulate(made: Made[]): Trial {
    let encoded!: any;
    let match: Match = this.match;
    const plies: number[] = [...this.plies];
    let ply: number = this.ply;
    const steps: [number, any][] = [];
    let events: any = null;
    for (const each of made) {
      match = match.after(each.seat, each.action);
      ply = ply + 1;
      plies.push(ply);
      [encoded, events] = py.exactly(py.rows(encodedSteps(match, this.step_cache.viewers(), ply)), 2);
      steps.push([ply, encoded]);
    }
    return new Trial(match, plies, ply, steps, events);
  }
  /** What was tried is durable. This is play alone: whoever looks on, comes or goes has no part in it. */
  commit(trial: Trial, made: Made[]): void {
    this.before = trial.steps.length === 1 ? this.match : null;
    this.match = trial.match;
    this.plies = trial.plies;
    this.ply = trial.ply;
    this._last_events = trial.events === null ? null : [trial.match, trial.events];
    this.step_cache.mark(trial.match);
    for (const [each, [ply]] of py.zipStrictly(made, trial.steps)) {
      if (each.client !== null) {
        py.setItem(this.clients, each.client, ply);
      }
    }
  }
  /** Remember what those are told who look on now, after it was adopted. */
  note(trial: Trial): void {
    this.step_cache.note(trial.steps, this.match, this.plies);
  }
  /** Adopt an entry that the log already holds. */
  apply(entry: Entry): void {
    if (entry.ply !== this.ply + 1) {
      throw new MajlisError(`the log of match ${this.id} goes from ply ${this.ply} to ${entry.ply}`);
    }
    if (!(0 <= entry.seat && entry.seat < this.match.game.players)) {
      throw new MajlisError(`the log of match ${this.id} has a seat ${entry.seat} at ply ${entry.ply}`);
    }
    if (entry.back_to !== null) {
      this.take_back(entry.ply, entry.back_to);
    } else {
      const gives_up = entry.action === GIVE_UP && !this.match.given_up.includes(entry.seat);
      const action = gives_up ? GIVEN_UP : this.match.action(entry.action);
      if (action === null || !(gives_up || this.match.allows(entry.seat, action))) {
        throw new MajlisError(`the log of match ${this.id} is broken: ${py.repr(entry.action)} at ply ${entry.ply}`);
      }
      const made: Made[] = [new Made(entry.seat, action, entry.client)];
      const trial = this.simulate(made);
      this.commit(trial, made);
      this.note(trial);
    }
    if (entry.client !== null) {
      py.setItem(this.clients, entry.client, entry.ply);
    }
    if (entry.bank_ms !== null) {
      this.banks.set(entry.seat, entry.bank_ms);
    }
  }
  /** An entry that takes moves back: the position after `back_to` stands again, under a new ply. */
  take_back(ply: number, back_to: number): void {
    const kept: number[] = this.plies.filter((number) => number <= back_to);
    const match = this.match.anew();
    for (const move of this.match.log.slice(0, kept.length)) {
      match.play_action(move.seat, move.action);
    }
    this.before = null;
    this.match = match;
    this.plies = kept;
    this.ply = ply;
    this.step_cache.drop_after(back_to);
  }
  /** How the match ended, if it did; who gave up comes last, the first to do so at the very end. */
  outcome(resigned: number[], match: Match | null = null): Outcome | null {
    match = match || this.match;
    const result: Result | null = match.result();
    if (result === null) {
      return null;
    }
    const given_up: number[] = [...result.given_up, ...resigned.filter((seat) => !result.given_up.includes(seat))];
    const places: number[] = py.equal([...given_up], result.given_up) ? result.places : ranked(match.game, result.places, given_up);
    return ({ places: [...places], scores: [...result.scores], resigned: given_up, by: result.is_given_up ? "giving_up" : "play" } as Outcome);
  }
  _rejected(seat: number, text: string, lang: string): Rejected {
    const refusal: Refusal | null = this.match.why(seat, text, lang);
    if (!(refusal !== null)) throw new py.AssertionError("refusal is not None");
    return Rejected.by_rule(refusal);
  }
}
