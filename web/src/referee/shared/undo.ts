// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Rejected } from "../rejected";
import { GIVEN_UP } from "../shared/givingUp";
import { revealed_nothing } from "../shared/information";
import { MatchLog } from "../shared/log";
import { LogEntry, Match } from "../shared/match";
import { Seats } from "../shared/seats";

/** Which moves of a match may be taken back. What a move revealed is found once, when it is the last one. */
export class TakeBacks {
  _match_log!: MatchLog;
  _revealed_nothing!: Record<string, boolean>;
  /** The seat that could ask for it now, which is at most one; every page is told after every move. */
  undoer(seating: Seats): null | number {
    const log: LogEntry[] = this._match_log.match.log;
    let seat: null | number = log.length > 0 ? py.at(log, -1).seat : null;
    if (seat !== null && !seating.__getitem__(seat).is_human) {
      seat = this._answered(seating);
    }
    return seat === null || this._last_move(seating, seat)[1] !== null ? null : seat;
  }
  /** The ply whose position would stand again if the seat's last move were taken back. */
  undone_to(seating: Seats, seat: number): number {
    const [number, code] = this._last_move(seating, seat);
    if (code !== null) {
      throw Rejected(code);
    }
    return number ? py.at(this._match_log.plies, number - 1) : 0;
  }
  constructor(match_log: MatchLog) {
    this._match_log = match_log;
    this._revealed_nothing = {};
  }
  /** The seat of the person whom bots have answered last, if all people sit at one page. */
  _answered(seating: Seats): null | number {
    if (py.len(seating.sessions()) !== 1) {
      return null;
    }
    const log: LogEntry[] = this._match_log.match.log;
    return ([...log].reverse().filter((move) => seating.__getitem__(move.seat).is_human).map((move) => move.seat)[0] ?? null);
  }
  /** The number of the seat's last move in the log, and why it may not be taken back. */
  _last_move(seating: Seats, seat: number): [number, null | string] {
    const match = this._match_log.match;
    const log: LogEntry[] = match.log;
    let number: number = match.log.length - 1;
    if (number >= 0 && py.at(log, number).seat !== seat && py.len(seating.sessions()) <= 1) {
      while (number >= 0 && TakeBacks._is_reply(seating, seat, py.at(log, number))) {
        number = number - 1;
      }
    }
    if (number < 0) {
      return [number, "nothing_to_undo"];
    }
    if (py.at(log, number).seat !== seat || match.given_up.length > 0 && log.slice(number).some((move) => move.action === GIVEN_UP)) {
      return [number, "undo_others_acted"];
    }
    const viewers: number[] = seating.people().map((each) => each.seat);
    for (const each of py.range(number, log.length)) {
      if (!this._is_undoable(each, viewers)) {
        return [number, "undo_revealed"];
      }
    }
    return [number, null];
  }
  /** Whether a bot made a move, and not for this seat. */
  static _is_reply(seating: Seats, seat: number, move: LogEntry): boolean {
    return move.seat !== seat && !seating.__getitem__(move.seat).is_human;
  }
  /** Whether a move of the log revealed nothing to the viewers. */
  _is_undoable(number: number, viewers: number[]): boolean {
    const match = this._match_log.match;
    const key = `${py.at(this._match_log.plies, number)} ${py.str(viewers)}`;
    if (!py.has(this._revealed_nothing, key)) {
      const before: Match | null = number === match.log.length - 1 ? this._match_log.before : null;
      if (before !== null) {
        py.setItem(this._revealed_nothing, key, revealed_nothing(before, match, viewers));
      } else {
        py.setItem(this._revealed_nothing, key, this._revealed_nothing_then(number, viewers));
      }
    }
    return py.key(this._revealed_nothing, key);
  }
  /** The same for a move that others followed: after a restart, or when several were written at once. */
  _revealed_nothing_then(number: number, viewers: number[]): boolean {
    const log: LogEntry[] = this._match_log.match.log;
    const again = this._match_log.match.anew();
    for (const move of log.slice(0, number)) {
      again.play_action(move.seat, move.action);
    }
    return revealed_nothing(again, again.after(py.at(log, number).seat, py.at(log, number).action), viewers);
  }
}
