// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Clock, type Time } from "../../wire";

/** Runs for those who are waited for; `now` is the loop's time, in seconds. */
export class Clocks {
  _left!: number[];
  _since!: Map<number, number>;
  control!: Clock;
  has_limit!: boolean;
  constructor(control: Clock, seats: number) {
    this.control = control;
    this.has_limit = control.kind !== "none";
    this._left = py.repeated([control.seconds], seats);
    this._since = new Map();
  }
  /** The same times, to be tried out. */
  copy(): Clocks {
    const twin = new Clocks(this.control, this._left.length);
    twin._left = [...this._left];
    twin._since = py.copied(this._since);
    return twin;
  }
  /** Set a bank as the log has it. */
  restore(seat: number, milliseconds: number): void {
    py.setItem(this._left, seat, milliseconds / 1000);
  }
  /** Let the time of these seats run, and of no others. */
  run(seats: number[], now: number): void {
    let seat!: number;
    if (py.equal(new Set([...this._since.keys()]), new Set(seats))) {
      return;
    }
    for (seat of [...this._since.keys()].filter((seat) => !seats.includes(seat))) {
      py.setItem(this._left, seat, this.left(seat, now));
      py.deleted(this._since, seat);
    }
    for (seat of seats) {
      py.setDefault(this._since, seat, now);
    }
  }
  /** Seconds; where there is no limit they mean nothing. */
  left(seat: number, now: number): number {
    const since = py.getOr(this._since, seat, null);
    return since === null ? py.at(this._left, seat) : Math.max(py.at(this._left, seat) - (now - since), 0.0);
  }
  /** The seat has acted: a bank gets its increment, the time for a move begins anew. */
  moved(seat: number, now: number): void {
    if (this.control.kind === "move") {
      py.setItem(this._left, seat, this.control.seconds);
    } else {
      py.setItem(this._left, seat, this.left(seat, now) + this.control.increment);
    }
    if (py.has(this._since, seat)) {
      this._since.set(seat, now);
    }
  }
  /** Somebody whose time was up is back. */
  at_least(seat: number, seconds: number, now: number): void {
    py.setItem(this._left, seat, Math.max(this.left(seat, now), seconds));
    if (py.has(this._since, seat)) {
      this._since.set(seat, now);
    }
  }
  /** Milliseconds in a bank, for the log. */
  bank(seat: number, now: number): null | number {
    return this.control.kind === "bank" ? py.round(py.times(this.left(seat, now), 1000)) : null;
  }
  /** When the time of the first of these seats will be up, and whose. */
  first_end(seats: number[], now: number): [number, number] | null {
    if (!this.has_limit) {
      return null;
    }
    return py.minOr(seats.filter((seat) => py.has(this._since, seat)).map((seat): [number, number] => [now + this.left(seat, now), seat]), null);
  }
  /** All times as they stand now. */
  times(now: number): Time[] {
    if (!this.has_limit) {
      return py.range(this._left.length).map((seat) => ({ left: null, running: py.has(this._since, seat) }));
    }
    return py.range(this._left.length).map((seat) => ({ left: py.round(py.times(this.left(seat, now), 1000)), running: py.has(this._since, seat) }));
  }
}
