/** Runs the translated referee on compiled rules: a module for each game that is played. */

import { blake2b, fromHex, hex } from "./blake2b";
import type { Definition, Event } from "./definition";
import { type GameOps, type Machine, newStream as streamOf, type States, type Stream } from "./ops";
import { type RecordReader, recordReader } from "./record";
import { type Room, Rules } from "./wasm";

const REFEREE = -1;
const KEY = 32;
/** The seeds of the guesses at what a viewer does not know; an action that shows something would have to look the same in all. */
const GUESSES = [0, 1, 2, 3];

/** A state or a stream: bytes of its own, which are lent to the module for the time of a call. */
export class Held implements States, Stream {
  #seen: unknown = null;
  constructor(
    public bytes: Uint8Array,
    readonly read: RecordReader | null,
  ) {}

  /** The record; read anew after it was changed. */
  get 0(): unknown {
    return (this.#seen ??= this.read?.(this.bytes));
  }

  change(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.#seen = null;
  }

  copy(): Held {
    return new Held(this.bytes.slice(), this.read);
  }

  tobytes(): string {
    return hex(this.bytes);
  }

  hashed(): Uint8Array {
    return this.read?.hashed(this.bytes) ?? this.bytes;
  }
}

/** The compiled functions of one game on states that lie in this thread's memory. */
class CompiledOps implements GameOps {
  readonly #game: Definition;
  readonly #state: Room;
  readonly #stream: Room;
  readonly #list: Room;
  readonly #places: Room;
  readonly #scores: Room;
  readonly #read: RecordReader;

  constructor(
    readonly rules: Rules,
    game: Definition,
  ) {
    this.#game = game;
    this.#state = rules.room("state", 1);
    this.#stream = rules.room("stream", 1);
    this.#list = rules.room("int64", Math.max(game.most_legal, game.seats));
    this.#places = rules.room("int64", game.seats);
    this.#scores = rules.room("int64", game.seats);
    this.#read = recordReader(rules.manifest.records["state"]!);
  }

  #lend(states: States, rng?: Stream): void {
    this.rules.bytes(this.#state).set((states as Held).bytes);
    if (rng) this.rules.bytes(this.#stream).set((rng as Held).bytes);
  }

  #takeBack(states: States, rng?: Stream): void {
    (states as Held).change(this.rules.bytes(this.#state).slice());
    if (rng) (rng as Held).change(this.rules.bytes(this.#stream).slice());
  }

  blank(options: unknown): States {
    const chosen = options as { __getitem__(name: string): unknown };
    this.rules.bytes(this.#state).fill(0);
    this.rules.write(this.#state, { players: chosen.__getitem__("players") as number });
    for (const { name, values, codes } of this.rules.manifest.options) {
      if (name === "players") continue;
      const value = chosen.__getitem__(name) as number | string | number[];
      const code = Array.isArray(value) ? value : codes ? codes[values.indexOf(value)]! : (value as number);
      this.rules.write(this.#state, { [`opt_${name}`]: code });
    }
    return new Held(this.rules.bytes(this.#state).slice(), this.#read);
  }

  deal(states: States, rng: Stream): void {
    this.#lend(states, rng);
    this.rules.call("deal", this.#state, 0, this.#stream);
    this.#takeBack(states, rng);
  }

  actors(states: States): number[] {
    this.#lend(states);
    return this.rules.ints(this.#list, this.rules.call("actors", this.#state, 0, this.#list));
  }

  check(states: States, seat: number, action: number): number {
    this.#lend(states);
    return this.rules.call("check", this.#state, 0, seat, action);
  }

  all_legal(states: States, seat: number): number[] {
    this.#lend(states);
    return this.rules.ints(this.#list, this.rules.call("legal", this.#state, 0, seat, this.#list));
  }

  legal(states: States, seat: number): number[] {
    return this.all_legal(states, seat).filter((action) => !this.#game.waits.has(action));
  }

  play(states: States, rng: Stream, seat: number, action: number): void {
    this.#lend(states, rng);
    this.rules.call("play", this.#state, 0, this.#stream, seat, action);
    this.#takeBack(states, rng);
  }

  result(states: States): [number[], number[]] | null {
    this.#lend(states);
    if (!this.rules.call("result", this.#state, 0, this.#places, this.#scores)) return null;
    const players = this.rules.value(this.#state, "players");
    return [this.rules.ints(this.#places, players), this.rules.ints(this.#scores, players)];
  }

  hidden(states: States, viewer: number): States {
    const view = (states as Held).copy();
    this.#hide(view, viewer);
    return view;
  }

  #hide(states: States, viewer: number): void {
    this.#lend(states);
    this.rules.call("hide", this.#state, 0, viewer);
    this.#takeBack(states);
  }

  determinized(view: States, rng: Stream): States {
    this.#lend(view, rng);
    this.rules.call("determinize", this.#state, 0, this.#stream);
    const world = new Held(new Uint8Array(0), this.#read);
    this.#takeBack(world, rng);
    return world;
  }

  foresees(before: States, stream: Stream, seat: number, action: number, after: States): boolean {
    const { viewer } = before[0] as { viewer: number };
    const seen = after.tobytes();
    return GUESSES.every((guess) => {
      const world = this.determinized(before, newStream(this.rules, guess));
      if (this.check(world, seat, action) !== 0) return false;
      this.play(world, (stream as Held).copy(), seat, action);
      this.#hide(world, viewer);
      return world.tobytes() === seen;
    });
  }

  /** Kernels that a game's opening calls take states, streams and lists of its own. */
  opening(first: States, rng: Stream): Event[] {
    if (!this.#game.opening) return [];
    const called = (name: string) => {
      return (states: Held, at: number, drawn: Held, ...rest: (number | number[])[]) => {
        this.#lend(states, drawn);
        const given = rest.map((each) => (typeof each === "number" ? each : this.#list));
        const back = this.rules.call(name, this.#state, at, this.#stream, ...given);
        this.#takeBack(states, drawn);
        for (const list of rest) {
          if (typeof list !== "number") list.splice(0, list.length, ...this.rules.ints(this.#list, list.length));
        }
        return back;
      };
    };
    const kernels = Object.fromEntries(Object.keys(this.rules.manifest.exports).map((name) => [name, called(name)]));
    return this.#game.opening.opening_events(first, rng, kernels);
  }

  is_incomplete(states: States): boolean {
    const viewer = (states[0] as { viewer: number }).viewer;
    if (viewer === REFEREE) return false;
    const world = this.determinized(states, newStream(this.rules, 0)) as Held;
    this.#lend(world);
    this.rules.write(this.#state, { viewer });
    this.#takeBack(world);
    return world.tobytes() !== states.tobytes();
  }
}

/** A stream for a seed: 32 bytes in hexadecimal, or a small number. */
function newStream(rules: Rules, seed: string | number): Held {
  const key = typeof seed === "string" ? fromHex(seed) : Uint8Array.of(seed, ...new Array<number>(KEY - 1).fill(0));
  const mark = rules.mark();
  const room = rules.stream(key);
  const stream = new Held(rules.bytes(room).slice(), null);
  rules.release(mark);
  return stream;
}

/** The rules of all games that this thread referees. */
export class CompiledMachine implements Machine {
  readonly #ops = new Map<string, CompiledOps>();
  #any: Rules | null = null;
  #drawing: Room | null = null;

  /** Let a game be played by the rules of its module. */
  add(game: Definition, rules: Rules): void {
    this.#ops.set(game.key, new CompiledOps(rules, game));
    if (!this.#any) {
      this.#any = rules;
      this.#drawing = rules.room("stream", 1);
    }
  }

  has(key: string): boolean {
    return this.#ops.has(key);
  }

  rulesOf(game: Definition): Rules {
    return this.opsOf(game).rules;
  }

  opsOf(game: Definition): CompiledOps {
    const found = this.#ops.get(game.key);
    if (!found) throw new Error(`the rules of ${game.key} are not loaded`);
    return found;
  }

  keyOf(seed: unknown): string {
    return typeof seed === "string" ? seed : hex(crypto.getRandomValues(new Uint8Array(KEY)));
  }

  newStream(seed: string | number): Stream {
    return newStream(this.#running, seed);
  }

  copied<T extends States | Stream>(one: T): T {
    return (one as unknown as Held).copy() as unknown as T;
  }

  digest(states: States, given_up: number[] = []): string {
    return hex(blake2b(Uint8Array.of(...(states as Held).hashed(), ...given_up), 8));
  }

  fraction(rng: Stream): number {
    return this.#drawn(rng, (room) => this.#running.call("draw_fraction", room));
  }

  indexBelow(rng: Stream, count: number): number {
    return this.#drawn(rng, (room) => this.#running.call("draw_index", room, count));
  }

  #drawn(rng: Stream, draw: (room: Room) => number): number {
    const room = this.#drawing!;
    this.#running.bytes(room).set((rng as Held).bytes);
    const drawn = draw(room);
    (rng as Held).change(this.#running.bytes(room).slice());
    return drawn;
  }

  /** How a stream is made and drawn from is the same for all games. */
  get #running(): Rules {
    if (!this.#any) throw new Error("no rules are loaded");
    return this.#any;
  }
}

/** Randomness that follows from a match's seed and a label, apart from what the match itself draws. */
export function labelled(seed: string, purpose: string, ...numbers: number[]): Stream {
  const label = new TextEncoder().encode([purpose, ...numbers].join(" "));
  return streamOf(hex(blake2b(label, KEY, { key: fromHex(seed), person: "majlis bots" })));
}
