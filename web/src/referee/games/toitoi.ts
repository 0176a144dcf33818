// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Choice, Number_, Numbers, Options, WindowKind } from "../shared/definition";
import { REFEREE, SPECTATOR } from "../shared/viewers";
import { Reason } from "../shared/definition";
import type { Definition, Shown } from "../definition";
import type { View } from "../../boards/toitoi/viewTypes";

/** The game's record, as record.ts reads it. */
export interface State {
  toitoi: number;
  viewer: number;
  players: number;
  opt_rounds: number;
  opt_tie: number;
  opt_birthdays: number[];
  opt_flying: number;
  opt_closer: number;
  opt_two_toi: number;
  opt_final_tie: number;
  phase: number;
  round_number: number;
  turn: number;
  turns: number;
  new_banks: number;
  closer: number;
  last_turns: number;
  held: number;
  bank_size: number;
  pile_size: number;
  past_top: number;
  totals: number[];
  earned: number[];
  opened: number[];
  boxes: number[][];
  past: number[][];
  chosen: number[];
  bank: number[];
  pile: number[];
  bag: number[];
}

const PAIRS = 28;

const LOWER: number[] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6];

const UPPER: number[] = [1, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 3, 4, 5, 6, 7, 4, 5, 6, 7, 5, 6, 7, 6, 7, 7];

const PLACES = 8;

const _FLIGHTS: string[] = ["1>2", "1>3", "1>4", "1>5", "1>6", "1>7", "1>8", "2>1", "2>3", "2>4", "2>5", "2>6", "2>7", "2>8", "3>1", "3>2", "3>4", "3>5", "3>6", "3>7", "3>8", "4>1", "4>2", "4>3", "4>5", "4>6", "4>7", "4>8", "5>1", "5>2", "5>3", "5>4", "5>6", "5>7", "5>8", "6>1", "6>2", "6>3", "6>4", "6>5", "6>7", "6>8", "7>1", "7>2", "7>3", "7>4", "7>5", "7>6", "7>8", "8>1", "8>2", "8>3", "8>4", "8>5", "8>6", "8>7"];

const TEXTS: string[] = [...py.range(PAIRS).map((pair) => `open ${py.at(LOWER, pair) + 1} ${py.at(UPPER, pair) + 1}`), ...py.range(PLACES).map((place) => `pile ${place + 1}`), ..._FLIGHTS.map((flight) => `pile fly ${flight}`), "bank", ...py.range(PLACES).map((place) => `place ${place + 1}`), ...py.range(PLACES).map((place) => `throw ${place + 1}`), "throw", ..._FLIGHTS.map((flight) => `fly ${flight}`)];

const text = (place: number) => py.at(TEXTS, place);

const ACTION_OF: Record<string, number> = Object.fromEntries(py.enumerate(TEXTS).map(([action, text]): [string, number] => [text, action]));

/** The action a text stands for, or None. */
function action(text: string): null | number {
  return py.keyOr(ACTION_OF, text, null);
}

const PHASES: [string, string, string, string] = ["open", "turn", "bank", "over"];

const KINDS = 14;

const CARDS: string[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "T"];

/** The same for a row of cards. */
function _texts(cards: number[]): (null | string)[] {
  return py.listed(cards).map((card) => 0 <= card && card < KINDS ? py.at(CARDS, card) : null);
}

function _box(s: State, seat: number): any[][] {
  const opened = py.at(s.opened, seat);
  return py.enumerate(_texts(py.at(s.boxes, seat))).map(([place, card]) => [card, !!py.and(py.shr(opened, place), 1)]);
}

/** The text of a card, None if there is none or it is not known. */
function card_text(kind: number): null | string {
  return 0 <= kind && kind < KINDS ? py.at(CARDS, kind) : null;
}

function _pair(code: number): null | number[] {
  return code > 0 ? [py.at(LOWER, code - 1) + 1, py.at(UPPER, code - 1) + 1] : null;
}

function _or_none(value: number, nothing: number): null | number {
  return value === nothing ? null : value;
}

const NOBODY = -1;

const NOT_RUNNING = -1;

const NO_CARD = -1;

/** A state or view as JSON-able facts; what a view does not hold is None. */
function describe(s: State): Record<string, any> {
  const players = s.players;
  const chosen: number[] = py.listed(s.chosen.slice(0, players));
  const facts: Record<string, any> = { phase: py.at(PHASES, s.phase), round: s.round_number, totals: py.listed(s.totals.slice(0, players)), boxes: py.range(players).map((seat) => _box(s, seat)), bank: _texts(s.bank.slice(0, s.bank_size)), pile: _texts(s.pile.slice(0, s.pile_size)), held: card_text(s.held), chosen: chosen.map((code) => _pair(code)), has_chosen: chosen.map((code) => code !== 0), turn: _or_none(s.turn, NOBODY), turns: s.turns, new_banks: s.new_banks, closer: _or_none(s.closer, NOBODY), last_turns: _or_none(s.last_turns, NOT_RUNNING), past: null };
  if (s.past_top !== NO_CARD) {
    const boxes: (null | string)[][] = s.past.slice(0, players).map((box) => _texts(box));
    facts["past"] = { boxes: boxes, top: card_text(s.past_top), points: py.listed(s.earned.slice(0, players)) };
  }
  if (s.viewer !== REFEREE) {
    facts["viewer"] = _or_none(s.viewer, SPECTATOR);
    facts["bag"] = Object.fromEntries(py.enumerate(py.listed(s.bag)).filter(([, count]) => count).map(([kind, count]): [string, number] => [py.at(CARDS, kind), count]));
  }
  return facts;
}

const PILE = 28;

const TURN = 1;

const TOI = 13;

/** A Toi counts 0 for the question who starts (O-3). */
function worth_at_start(card: number): number {
  return card === TOI ? 0 : card;
}

/** The sum of a box's open cards (O-3). */
function opening_sum(s: State, seat: number): number {
  let points: number = 0;
  for (const place of py.range(PLACES)) {
    if (py.and(py.shr(py.at(s.opened, seat), place), 1)) {
      points = points + worth_at_start(py.at(py.at(s.boxes, seat), place));
    }
  }
  return points;
}

/** All open their two cards at once, and it is seen who starts (O-3). */
function _opening(after: State): (Record<string, any>)[] {
  const events: (Record<string, any>)[] = [];
  for (const seat of py.range(after.players)) {
    const [first, second] = py.exactly(py.range(PLACES).filter((place) => py.and(py.shr(py.at(after.opened, seat), place), 1)), 2);
    const cards: (null | string)[] = [first, second].map((place) => card_text(py.at(py.at(after.boxes, seat), place)));
    const shown: Record<string, null | string> = { first_card: py.at(cards, 0), second_card: py.at(cards, 1) };
    events.push({ event: "opened_two", seat: seat, first: first + 1, second: second + 1, ...shown });
  }
  const sums: number[] = py.range(after.players).map((seat) => opening_sum(after, seat));
  const tied = py.count(sums, py.max(sums)) > 1;
  const starts = tied ? "starts_after_tie" : "starts";
  return [...events, { event: starts, seat: after.turn, sum: py.max(sums) }];
}

const BANK = 92;

const OVER = 3;

/** Whether the action ended a round; the next one is dealt at once. */
function has_ended_round(before: State, after: State): boolean {
  return after.phase === OVER || after.round_number !== before.round_number;
}

const COLUMNS = 4;

/** A box as the rulebook writes it: `(5,5)(7,T)(3,9)(0,2)`. */
function _columns(box: number[]): string {
  return py.range(COLUMNS).map((i) => `(${py.str(card_text(py.at(box, i)))},${py.str(card_text(py.at(box, i + COLUMNS)))})`).join("");
}

const DOUBLED = 1;

/** The points of the round, and the next one or the winners (O-11, O-16). */
function _round_end(before: State, after: State): (Record<string, any>)[] {
  const players = after.players;
  const closer = before.closer;
  const points: number[] = py.listed(after.earned.slice(0, players));
  const totals: number[] = py.listed(after.totals.slice(0, players));
  const events: (Record<string, any>)[] = [];
  for (const seat of py.range(players)) {
    const standing: Record<string, number> = { points: py.at(points, seat), total: py.at(totals, seat) };
    events.push({ event: "scored", seat: seat, box: _columns(py.at(after.past, seat)), ...standing });
  }
  if (after.opt_closer === DOUBLED && closer !== NOBODY && py.at(points, closer) > Math.max(0, py.min(points))) {
    events.push({ event: "doubled", seat: closer, points: py.at(points, closer) });
  }
  if (after.phase !== OVER) {
    const number = after.round_number;
    const extra = number >= after.opt_rounds;
    return [...events, { event: extra ? "extra_round" : "dealt", round: number + 1 }];
  }
  const winners: number[] = py.range(players).filter((seat) => py.at(totals, seat) === py.min(totals));
  const name = winners.length === 1 ? "won" : "shared_win";
  return [...events, ...winners.map((seat) => ({ event: name, seat: seat, total: py.at(totals, seat) }))];
}

/** A new bank, a closing, the limits and the next last turn (O-11, O-12). */
function _turn_end(before: State, seat: number, after: State): (Record<string, any>)[] {
  const events: (Record<string, any>)[] = [];
  if (after.new_banks !== before.new_banks) {
    events.push({ event: "new_bank", cards: after.bank_size });
  }
  if (after.last_turns !== NOT_RUNNING) {
    if (before.last_turns === NOT_RUNNING) {
      const closed = after.closer !== NOBODY;
      events.push(closed ? { event: "closed", seat: seat } : { event: "limit" });
    }
    events.push({ event: "last_turn", seat: after.turn });
  }
  return events;
}

const PILE_FLY = 36;

const PLACE = 93;

const THROW_OPEN = 101;

const THROW = 109;

const FLY = 110;

/** The Toi's place at the start of a flight; flights are numbered by it, then by the other seven places. */
function take_off(flight: number): number {
  return py.div(flight, PLACES - 1);
}

/** The place where a flight's Toi lands. */
function landing(flight: number): number {
  const other = py.mod(flight, PLACES - 1);
  return other >= take_off(flight) ? other + 1 : other;
}

/** What the turn did with its card (O-5 to O-9). */
function _action_events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  let moved!: Record<string, any>;
  let place!: number;
  const ended = has_ended_round(before, after);
  const box: number[] = ended ? py.at(after.past, seat) : py.at(after.boxes, seat);
  const top = card_text(ended ? after.past_top : py.at(after.pile, after.pile_size - 1));
  const events: (Record<string, any>)[] = [];
  if (action < BANK) {
    events.push({ event: "took", seat: seat, card: card_text(py.at(before.pile, before.pile_size - 1)) });
  }
  if (PILE <= action && action < PILE_FLY || PLACE <= action && action < THROW_OPEN) {
    place = action - (action < PILE_FLY ? PILE : PLACE);
    const was = py.and(py.shr(py.at(before.opened, seat), place), 1) ? "open" : "hidden";
    moved = { place: place + 1, card: card_text(py.at(box, place)), thrown: top, was: was };
    events.push({ event: "placed", seat: seat, ...moved });
  } else if (THROW_OPEN <= action && action <= THROW) {
    events.push({ event: "threw", seat: seat, card: top });
    if (action === THROW) {
      events.push({ event: "kept_hidden", seat: seat });
    } else {
      place = action - THROW_OPEN;
      events.push({ event: "opened", seat: seat, place: place + 1, card: card_text(py.at(box, place)) });
    }
  } else {
    const flight = action - (action < BANK ? PILE_FLY : FLY);
    place = take_off(flight);
    const there = landing(flight);
    moved = { from: place + 1, to: there + 1, card: card_text(py.at(box, place)), thrown: top };
    events.push({ event: "flew", seat: seat, ...moved });
  }
  return events;
}

/** The events of one action, in order; what the records' viewer does not know is not told. */
function events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  if (action < PILE) {
    const opened: (Record<string, any>)[] = after.phase === TURN ? _opening(after) : [];
    return [{ event: "chose", seat: seat }, ...opened];
  }
  if (action === BANK) {
    return [{ event: "looked", seat: seat, card: card_text(after.held) }];
  }
  const ended = has_ended_round(before, after);
  const aftermath: (Record<string, any>)[] = ended ? _round_end(before, after) : _turn_end(before, seat, after);
  return [..._action_events(before, seat, action, after), ...aftermath];
}

const ROUND_END = "scored";

const OPENING = 0;

/** The window that a position opens, if any. */
function window_kind(state: State): WindowKind | null {
  return state.phase === OPENING ? new WindowKind("choosing", true) : null;
}

/** Whether nobody may see it before the window is over: all that is chosen in it (O-3). */
function is_sealed(_action: number): boolean {
  return true;
}

const DEFAULT_ACTION = null;

const SECONDS: Record<string, number> = { choosing: 30.0 };

/** An option that does not go with the others, and the word for why. */
function refuse(options: Record<string, any>): [string, string] | null {
  if (py.key(options, "tie") === "birthday" && !py.truth(py.key(options, "birthdays"))) {
    return ["birthdays", "birthdays_needed"];
  }
  if (py.key(options, "tie") !== "birthday" && py.truth(py.key(options, "birthdays"))) {
    return ["birthdays", "birthdays_unused"];
  }
  return null;
}

const _NO_DAYS: number[] = [0, 0, 0, 0, 0, 0];

const OPTIONS = new Options(new Number_("players", 4, [2, 3, 4, 5, 6], "O-1"), new Number_("rounds", 5, py.range(1, 11), "O-1"), new Choice("tie", "lot", ["lot", "birthday"], "O-3"), new Numbers("birthdays", (chosen: any) => py.item(chosen, "tie") === "birthday" ? _NO_DAYS.slice(0, py.item(chosen, "players")) : [], py.range(367), "O-3"), new Choice("flying", "any", ["any", "partner"], "O-9"), new Choice("closer", "nothing", ["nothing", "doubled"], "O-11"), new Choice("two_toi", "zero", ["zero", "wild"], "O-15"), new Choice("final_tie", "share", ["share", "extra_round"], "O-16"));

export const GAME: Definition<State, View> = {
  key: "toitoi",
  version: 1,
  seats: 6,
  actions: 166,
  most_legal: 28,
  minutes: [25, 45],
  seat_options: ["birthdays"],
  waits: new Set([]),
  folder: "toitoi",
  options: OPTIONS,
  refuse,
  reasons: new Map([[1, new Reason("O-16", "match_over")], [2, new Reason("O-3", "not_your_turn")], [3, new Reason("O-4", "no_such_action")], [4, new Reason("O-3", "has_chosen")], [5, new Reason("O-3", "open_two_first")], [6, new Reason("O-3", "opening_is_over")], [7, new Reason("O-4", "look_first")], [8, new Reason("O-4", "no_way_back")], [9, new Reason("O-7", "is_open")], [10, new Reason("O-8", "one_hidden_only")], [11, new Reason("O-9", "nothing_hidden")], [12, new Reason("O-9", "no_open_toi")], [13, new Reason("O-9", "lands_on_open")], [14, new Reason("O-9", "partner_hidden")], [15, new Reason("O-9", "partner_differs")]]),
  side: () => 1,
  notation: { text, action, describe: (s) => describe(s) as Shown<View> },
  events: { events, ROUND_END },
  windows: { window_kind, is_sealed, DEFAULT_ACTION, SECONDS },
  opening: null,
  rematch: null,
};
