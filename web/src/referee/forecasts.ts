/** Plays positions on in a module's memory, as `Forecasts` of analysis/forecasts.py does. */

import { blake2b, hex } from "./blake2b";
import type { Held } from "./machine";
import { newStream, rulesOf, type States, type Stream } from "./ops";
import { Gaps, total } from "./shared/forecasts";
import type { Game } from "./shared/game";
import { sides } from "./shared/givingUp";
import type { Room, Rules } from "./wasm";

/** A row a playout, a column a side: the share of the first place that it has at its end. */
type Shares = Float64Array;

const NOBODY = -1;
const OUT = -1;
const KEY = 32;
const ANYTHING: ReadonlyMap<number, number> = new Map([[0, 1]]);

/** Randomness that follows from a label alone. */
export function streamOf(label: string): Stream {
  return newStream(hex(blake2b(new TextEncoder().encode(label), KEY, { person: "majlis review" })));
}

/** What is played on by a game's compiled rules; whatever is made in their memory is given back at the end. */
export class Forecasts {
  readonly #rules: Rules;
  readonly #game: Game;
  readonly #sides: number[][];

  constructor(game: Game) {
    this.#rules = rulesOf(game.definition);
    this.#game = game;
    this.#sides = sides(game);
  }

  instinct(view: States, seat: number): Map<number, number> {
    return this.#rules.lending(() => {
      const [most, states] = [this.#rules.manifest.mostLegal, this.#lent("state", view)];
      const [actions, weights] = [this.#rules.room("int64", most), this.#rules.room("float64", most)];
      const count = this.#rules.call("likings", states, seat, actions, weights);
      const liked = this.#rules.floats(weights, count);
      const whole = total(liked);
      return new Map(this.#rules.ints(actions, count).map((action, at) => [action, liked[at]! / whole]));
    });
  }

  length(known: States, playouts: number): number {
    return this.#played(known, playouts, "length", [], NOBODY, ANYTHING).plies / playouts;
  }

  shares(
    known: States,
    playouts: number,
    label: string,
    given_up: number[],
    seat: number = NOBODY,
    first: ReadonlyMap<number, number> = ANYTHING,
  ): Shares {
    return this.#played(known, playouts, label, given_up, seat, first).shares;
  }

  gaps(one: Shares, other: Shares | null, given_up: number[]): Gaps {
    const rules = this.#rules;
    return rules.lending(() => {
      const count = this.#sides.length;
      const rows = [one, other].map((shares) => {
        const room = rules.room("float64", one.length / count, count);
        if (shares) rules.bytes(room).set(new Uint8Array(shares.buffer));
        return room;
      });
      const found = [rules.room("float64", count), rules.room("float64", count)];
      rules.call("gaps", ...rows, ...found);
      const [means, errors] = found.map((room) => this.#ofSeats(rules.floats(room, count), given_up));
      return new Gaps(means!, errors!);
    });
  }

  /** What sides have as their seats have it; whoever gave up has nothing. */
  #ofSeats(numbers: number[], given_up: number[]): number[] {
    const seats = Array.from({ length: this.#game.players }, (_, seat) => seat);
    return seats.map((seat) => {
      return given_up.includes(seat) ? 0 : numbers[this.#sides.findIndex((side) => side.includes(seat))]!;
    });
  }

  #played(
    known: States,
    playouts: number,
    label: string,
    given_up: number[],
    seat: number,
    first: ReadonlyMap<number, number>,
  ): { plies: number; shares: Shares } {
    const rules = this.#rules;
    return rules.lending(() => {
      const states = this.#lent("state", known, null);
      const streams = this.#lent("stream", streamOf(`worlds ${label}`), streamOf(`play ${label}`));
      const sideOf = Array.from({ length: rules.manifest.seats }, (_, each) =>
        given_up.includes(each) ? OUT : this.#sides.findIndex((side) => side.includes(each)),
      );
      const [actions, weights] = [rules.room("int64", first.size), rules.room("float64", first.size)];
      rules.putInts(actions, [...first.keys()]);
      rules.putFloats(weights, [...first.values()]);
      const seats = rules.room("int64", sideOf.length);
      rules.putInts(seats, sideOf);
      const found = rules.room("float64", playouts, this.#sides.length);
      const plies = rules.call("forecast", states, streams, seats, seat, actions, weights, found);
      return { plies, shares: new Float64Array(rules.bytes(found).slice().buffer) };
    });
  }

  /** Records in the module's memory, one after another; null is room for one. */
  #lent(items: string, ...records: (States | Stream | null)[]): Room {
    const room = this.#rules.room(items, records.length);
    records.forEach((record, at) => {
      if (record) this.#rules.bytes(this.#rules.item(room, at)).set((record as Held).bytes);
    });
    return room;
  }
}

export function forecastsOf(game: Game): Forecasts {
  return new Forecasts(game);
}
