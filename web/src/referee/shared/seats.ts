// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type SeatInfo } from "../../wire";
import { publicId } from "../people";
import { Rejected } from "../rejected";

const PEOPLE: [string, string] = ["person", "device"];

const STAND_IN_LEVEL = 3;

/** A seat and who keeps it. */
export class Seat {
  constructor(
    public seat: number,
    public occupant: string,
    public session: null | string = null,
    public name: null | string = null,
    public bot_name: null | number = null,
    public level: null | number = null,
    public resigned_at: null | number = null,
    public gone_since: null | number = null,
    public stand_in: boolean = false,
    public opening: string = "link",
  ) {
  }
  /** Whether a person plays here, or would if they were back. */
  get is_human(): boolean {
    return py.contains(PEOPLE, this.occupant) && this.resigned_at === null;
  }
  /** Whether a bot acts for it now. */
  get is_bot(): boolean {
    return this.occupant === "bot" || this.resigned_at !== null || this.stand_in;
  }
  get bot_level(): number {
    return this.level || STAND_IN_LEVEL;
  }
  /** The seat as a session's page sees it. */
  shown(session: string): SeatInfo {
    return ({ occupant: this.occupant, name: this.name, bot_name: this.bot_name, level: this.occupant === "bot" ? this.level : null, mine: py.contains(PEOPLE, this.occupant) && this.session === session, away: this.is_human && this.gone_since !== null, stand_in: this.stand_in || this.resigned_at !== null, resigned: this.resigned_at !== null, opening: this.opening, person: py.contains(PEOPLE, this.occupant) && this.session !== null ? publicId(this.session) : null } as SeatInfo);
  }
}

/** The seats around a table, in order. */
export class Seats {
  _seats!: Seat[];
  constructor(seats: Seat[]) {
    this._seats = [...seats];
  }
  __iter__(): Seat[] {
    return [...this._seats];
  }
  __len__(): number {
    return this._seats.length;
  }
  __getitem__(seat: number): Seat {
    try {
      if (seat >= 0) {
        return py.at(this._seats, seat);
      }
    } catch (error_) {
      if (error_ instanceof py.IndexError) {
      } else throw error_;
    }
    throw Rejected("no_such_seat", { seat: seat + 1, last: this._seats.length });
  }
  /** The seats that gave up, in order. */
  resigned(): number[] {
    const given_up: [null | number, number][] = this._seats.filter((each) => each.resigned_at !== null).map((each): [null | number, number] => [each.resigned_at, each.seat]);
    return given_up.length > 0 ? py.sorted(given_up).map(([, seat]) => seat) : [];
  }
  /** All seats that a session holds, those at its screen included. */
  held(session: string): number[] {
    return this.__iter__().filter((each) => py.contains(PEOPLE, each.occupant) && each.session === session).map((each) => each.seat);
  }
  /** The seat, if the session holds it. */
  held_by(session: string, seat: number): Seat {
    const held = this.__getitem__(seat);
    if (!py.contains(PEOPLE, held.occupant) || held.session !== session) {
      throw Rejected("not_your_seat", { seat: seat + 1 });
    }
    return held;
  }
  /** The seat at which a person sits themself. */
  own(session: string): null | number {
    return (this.__iter__().filter((each) => each.occupant === "person" && each.session === session).map((each) => each.seat)[0] ?? null);
  }
  /** The seats of persons who have not given up. */
  people(): Seat[] {
    return this._seats.filter((each) => each.is_human);
  }
  /** The sessions of persons who have not given up. */
  sessions(): Set<string> {
    const found: (null | string)[] = this.people().map((each) => each.session);
    return new Set(found.filter((session) => session !== null));
  }
  /** The same people, each one seat further. */
  rotated(): Seats {
    const count = this.__len__();
    const moved: Seat[] = [];
    for (const before of this.__iter__()) {
      const seat = py.mod(before.seat + 1, count);
      const same = new Seat(seat, before.occupant, before.session, before.name, before.bot_name, before.level);
      same.opening = before.opening;
      moved.push(same);
    }
    return new Seats(py.sorted(moved, (before) => before.seat));
  }
}
