// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { copied, digest, fieldsOf, keyOf, newStream, type GameOps } from "../ops";
import { IllegalMove, Refusal } from "../shared/errors";
import { Game } from "../shared/game";
import { GIVEN_UP, GIVE_UP, is_decided, ranked } from "../shared/givingUp";
import { REFEREE, SPECTATOR } from "../shared/viewers";
import { languageOf, sayIn } from "../words";

/** What a viewer knows: a record, and its fields for whatever tells of them. Neither is written to. */
class Known {
  constructor(
    public states: any,
    public fields: Record<string, any>,
  ) {
  }
}

/** One entry of a match's log. */
export class LogEntry {
  constructor(
    public seat: number,
    public action: number,
  ) {
  }
}

/** How a match ended: each seat's place (1 is first, equal places are shared) and score. */
export class Result {
  constructor(
    public places: number[],
    public scores: number[],
    public given_up: number[] = [],
  ) {
  }
  /** Whether the match ended because one side was left that had not given up. */
  get is_given_up(): boolean {
    return this.given_up.length > 0 && !(this.scores.length > 0);
  }
}

/** One match; made by `game.start()` or `game.position()`. */
export class Match {
  _before!: any;
  _first!: any;
  _is_given_up!: boolean;
  _notation!: any;
  _ops!: GameOps;
  _players!: number;
  _rng!: any;
  _seen!: Map<null | number, Known>;
  _seen_before!: Map<null | number, Known>;
  _states!: any;
  _story!: any;
  game!: Game;
  given_up!: number[];
  is_incomplete!: boolean;
  is_open!: boolean;
  lang!: string;
  log!: LogEntry[];
  round_end!: null | string;
  seed!: any;
  start!: Record<string, any> | null;
  constructor(game: Game, states: any, seed: any, start: Record<string, any> | null, lang: string) {
    this.game = game;
    this.seed = seed;
    this.lang = languageOf(lang);
    this.start = start;
    this.is_incomplete = game.ops.is_incomplete(states);
    this.log = [];
    this.given_up = [];
    this._is_given_up = false;
    this._states = states;
    this._before = copied(states);
    this._first = this._before;
    this._rng = newStream(seed);
    this._notation = game.definition.notation;
    this._story = game.definition.events;
    this.is_open = py.truth((this._notation.IS_OPEN ?? false));
    this.round_end = (this._story.ROUND_END ?? null);
    this._ops = game.ops;
    this._players = game.players;
    this._seen = new Map();
    this._seen_before = new Map();
  }
  static started(game: Game, seed: any, lang: string = "en"): Match {
    const key = keyOf(seed);
    const states = game.ops.blank(game.options);
    game.ops.deal(states, newStream(key));
    return new Match(game, states, key, null, lang);
  }
  /** An independent match at the same point, with the same log. */
  copy(): Match {
    const twin = this._twin();
    twin.log = [...this.log];
    twin._states = copied(this._states);
    twin._rng = copied(this._rng);
    twin._seen = py.copied(this._seen);
    twin._seen_before = py.copied(this._seen_before);
    return twin;
  }
  /** The match after a legal action; this one stays as it is, and its state is copied once. */
  after(seat: number, action: number): Match {
    const twin = this._twin();
    twin.log = [...this.log];
    twin._rng = copied(this._rng);
    twin.play_action(seat, action);
    return twin;
  }
  /** The same match before its first action. */
  anew(): Match {
    const twin = this._twin();
    twin.log = [];
    twin.given_up = [];
    twin._is_given_up = false;
    twin._states = copied(this._first);
    twin._before = this._first;
    twin._rng = newStream(this.seed);
    twin._seen = new Map();
    twin._seen_before = new Map();
    return twin;
  }
  /** The same match before its first action, told as one that begins at this position: nobody draws. */
  undrawn(): Match {
    const twin = this.anew();
    twin.start = twin.state();
    return twin;
  }
  /** How many actions have been played. */
  get ply(): number {
    return this.log.length;
  }
  /** The seats that may act now, the one asked first in front; empty when the match is over. */
  actors(): number[] {
    if (this._is_given_up) {
      return [];
    }
    return this._ops.actors(this._states);
  }
  /** What the seat may do now, as texts in a fixed order. */
  legal(seat: number): string[] {
    this._seat(seat);
    if (this._is_given_up) {
      return [];
    }
    return this._ops.legal(this._states, seat).map((each) => this._notation.text(each));
  }
  /** The numbers of what the seat may do now, an engine-only wait included. */
  all_legal(seat: number): number[] {
    return this._is_given_up ? [] : this._ops.all_legal(this._states, this._seat(seat));
  }
  /** The referee's record, as an array of one; not to be written to. */
  states(): any {
    return this._states;
  }
  /** The referee's record. */
  record(): any {
    return py.item(this._states, 0);
  }
  /** The text of an action's number. */
  text(action: number): string {
    return action === GIVEN_UP ? GIVE_UP : py.str(this._notation.text(action));
  }
  /** The number of a text; None if it stands for nothing that a player can do. */
  action(text: string): null | number {
    const action: null | number = this._notation.action(text);
    return py.contains(this.game.definition.waits, action) ? null : action;
  }
  /** Whether the seat may do that now. */
  allows(seat: number, action: number): boolean {
    return !this._is_given_up && this._ops.check(this._states, seat, action) === 0;
  }
  /** None if the seat may do that, else the rule that forbids it and why. */
  why(seat: number, text: string, lang: null | string = null): Refusal | null {
    const [refusal] = this._judged(seat, text, languageOf(lang || this.lang));
    return refusal;
  }
  /** None while the match runs. */
  result(): Result | null {
    const result: [number[], number[]] | null = this._ops.result(this._states);
    if (!(this.given_up.length > 0)) {
      return result === null ? null : new Result(...result);
    }
    if (this._is_given_up) {
      return new Result(ranked(this.game, null, this.given_up), [], this.given_up);
    }
    return result === null ? null : new Result(ranked(this.game, result[0], this.given_up), result[1], this.given_up);
  }
  /** Everything, as the referee knows it. */
  state(): Record<string, any> {
    return this._described(py.item(this._states, 0));
  }
  /** What a seat knows; None is a spectator. */
  view(seat: null | number): Record<string, any> {
    const facts: Record<string, any> = this._described(this.seen_by(seat).fields);
    facts["viewer"] = seat;
    return facts;
  }
  /** The same as a record of one's own, which bots and searches take. */
  hidden(seat: null | number): any {
    return this._ops.hidden(this._states, seat === null ? SPECTATOR : this._seat(seat));
  }
  /** Where the match's randomness stands, which moves on only when something is drawn; not to be written to. */
  stream(): any {
    return this._rng;
  }
  /** Carry out an action and tell what happened; an illegal one raises IllegalMove and changes nothing. */
  play(seat: number, text: string): (Record<string, any>)[] {
    const [refusal, action] = this._judged(seat, text, this.lang);
    if (refusal !== null) {
      throw new IllegalMove(refusal);
    }
    if (this.is_incomplete) {
      throw new IllegalMove(new Refusal(null, "only_a_view", sayIn(this.lang, null, "refusal-only_a_view")));
    }
    this.play_action(seat, action);
    return this.events(REFEREE);
  }
  /** Carry out an entry of a log: an action, or giving up. */
  repeat(seat: number, text: string): (Record<string, any>)[] {
    return text === GIVE_UP ? this.give_up(seat) : this.play(seat, text);
  }
  /** A seat gives up, in anybody's turn. If one side is left it has won; else the match goes on. */
  give_up(seat: number): (Record<string, any>)[] {
    this._seat(seat);
    if (this.result() !== null || this.given_up.includes(seat)) {
      const name = this.given_up.includes(seat) ? "given_up" : "match_over";
      throw new IllegalMove(new Refusal(null, name, sayIn(this.lang, null, `refusal-${name}`)));
    }
    this.play_action(seat, GIVEN_UP);
    return this.events(REFEREE);
  }
  /** Carry out a legal action given by its number, or giving up. */
  play_action(seat: number, action: number): void {
    this._before = this._states;
    if (action === GIVEN_UP) {
      this.given_up = [...this.given_up, seat];
      this._is_given_up = is_decided(this.game, this.given_up);
      [this._seen, this._seen_before] = [py.copied(this._seen), this._seen];
      this.log.push(new LogEntry(seat, action));
      return;
    }
    [this._seen, this._seen_before] = [new Map(), this._seen];
    this._states = copied(this._before);
    this._ops.play(this._states, this._rng, seat, action);
    this.log.push(new LogEntry(seat, action));
  }
  /** What happened at the last action, as a seat, a spectator (None) or the referee (-1) may be told. */
  events(viewer: null | number): (Record<string, any>)[] {
    if (!(this.log.length > 0)) {
      return [];
    }
    if (py.at(this.log, -1).action === GIVEN_UP) {
      return this._giving_up_events(py.at(this.log, -1).seat);
    }
    const last = py.at(this.log, -1);
    if (viewer === REFEREE) {
      return py.rows(this._story.events(py.item(this._before, 0), last.seat, last.action, py.item(this._states, 0)));
    }
    if (!py.has(this._seen_before, viewer)) {
      this._seen_before.set(viewer, this._looked_at(this._before, viewer));
    }
    const before: Record<string, any> = py.get(this._seen_before, viewer).fields;
    const after: Record<string, any> = this.seen_by(viewer).fields;
    return py.rows(this._story.events(before, last.seat, last.action, after));
  }
  /** What happened before the first action, for everybody to see; no draw where it began at a position. */
  opening(): (Record<string, any>)[] {
    const first = this._ops.hidden(this._first, SPECTATOR);
    if (this.start === null) {
      return this._ops.opening(first, newStream(this.seed));
    }
    const rematch = this.game.definition.rematch;
    const lead_events = rematch === null ? null : (rematch.lead_events ?? null);
    return lead_events === null ? [] : py.rows(lead_events(py.item(first, 0)));
  }
  /** A short hash of the state, every byte of it. */
  hash(): string {
    return digest(this._states);
  }
  /** The hash of the state the match began with. */
  first_hash(): string {
    return digest(this._first);
  }
  /** The hash of what the last action led to, as replays hold it; who gave up counts where that was it. */
  last_hash(): string {
    const is_giving_up = this.log.length > 0 && py.at(this.log, -1).action === GIVEN_UP;
    return digest(this._states, is_giving_up ? this.given_up : []);
  }
  /** The hash after each action so far: the match is played again for it, as only a file needs them. */
  hashes(): string[] {
    const again = this.anew();
    const found: string[] = [];
    for (const move of this.log) {
      again.play_action(move.seat, move.action);
      found.push(again.last_hash());
    }
    return found;
  }
  _twin(): Match {
    const twin = Object.create(Match.prototype);
    py.update(twin, this);
    return twin;
  }
  _seat(seat: number): number {
    if (Number.isInteger(seat) && (0 <= seat && seat < this._players)) {
      return seat;
    }
    const is_number = (py.isInt(seat) || py.isInt(seat)) && !(typeof seat === "boolean");
    if (!is_number || !py.range(this.game.players).includes(seat)) {
      const args: Record<string, any> = { seat: py.str(seat), last: this.game.players - 1 };
      const text = sayIn(this.lang, null, "refusal-no_such_seat", args);
      throw new IllegalMove(new Refusal(null, "no_such_seat", text));
    }
    return seat;
  }
  /** The refusal of a text, if any, and the action it stands for. */
  _judged(seat: number, text: string, lang: string): [Refusal | null, number] {
    this._seat(seat);
    const game = this.game.definition;
    const action = game.notation.action(text);
    if (action === null || py.contains(game.waits, action)) {
      const args: Record<string, string> = { text: text, legal: this.legal(seat).slice(0, 8).join(", ") };
      const name = py.key(args, "legal") ? "not_understood" : "not_understood_now";
      return [new Refusal(null, "not_understood", sayIn(lang, game.folder, `refusal-${name}`, args)), -1];
    }
    if (this._is_given_up) {
      return [new Refusal(null, "match_over", sayIn(lang, null, "refusal-match_over")), action];
    }
    const code = this._ops.check(this._states, seat, action);
    if (code === 0) {
      return [null, action];
    }
    const reason = py.get(game.reasons, code);
    const sentence = sayIn(lang, game.folder, `reason-${reason.name}`);
    return [new Refusal(reason.rule, reason.name, sentence), action];
  }
  _described(record: any): Record<string, any> {
    const head: Record<string, any> = { game: this.game.key, version: this.game.version, options: this.game.options.plain() };
    return { ...head, ...this._notation.describe(record) };
  }
  /** What a seat knows, looked at once. */
  seen_by(seat: null | number): Known {
    if (!py.has(this._seen, seat)) {
      this._seen.set(seat, this._looked_at(this._states, seat));
    }
    return py.get(this._seen, seat);
  }
  _giving_up_events(seat: number): (Record<string, any>)[] {
    if (!this._is_given_up) {
      return [{ event: "given_up_on", seat: seat }];
    }
    const left: number[] = py.range(this._players).filter((other) => !this.given_up.includes(other));
    return [{ event: "given_up", seat: seat }, { event: "given_up_won", seats: left }];
  }
  /** What a seat knows of a state. */
  _looked_at(states: any, seat: null | number): Known {
    const view = this._ops.hidden(states, seat === null ? SPECTATOR : this._seat(seat));
    return new Known(view, fieldsOf(view));
  }
  /** The same as numbers. */
  legal_actions(seat: number): number[] {
    return this._is_given_up ? [] : this._ops.legal(this._states, this._seat(seat));
  }
}
