// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Choice, Number_, Options, WindowKind } from "../shared/definition";
import { REFEREE, SPECTATOR, UNKNOWN } from "../shared/viewers";
import { Reason } from "../shared/definition";
import type { Definition, Shown } from "../definition";
import type { View } from "../../boards/nahs/viewTypes";

/** The game's record, as record.ts reads it. */
export interface State {
  nahs: number;
  viewer: number;
  players: number;
  opt_decks: number;
  opt_swap: number;
  opt_take: number;
  opt_strict_five: number;
  opt_wilds_under_five: number;
  opt_equal_effect: number;
  opt_burn_through_nine: number;
  opt_after_take: number;
  opt_stages: number;
  phase: number;
  stage: number;
  dealer: number;
  turn: number;
  asked: number;
  direction: number;
  must_lead: number;
  plays: number;
  turned: number;
  effect: number;
  effect_count: number;
  draw_size: number;
  pile_size: number;
  chain_length: number;
  finished_count: number;
  held: number[];
  chosen: number[];
  jinxes: number[];
  place_sums: number[];
  chain: number[];
  finished: number[];
  gone: number[];
  hands: number[][];
  ups: number[][];
  downs: number[][];
  shown: number[][];
  lacks: number[][];
  draw: number[];
  pile: number[];
}

const TI = 15;

const MOST_OF_A_KIND = 8;

const KIND_TEXTS: string[] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "bu", "ti"];

/** Cards of one kind as they are written when laid together. */
function several(kind: number, count: number): string {
  return count === 1 ? py.at(KIND_TEXTS, kind) : `${py.at(KIND_TEXTS, kind)}x${count}`;
}

const ZONE = 3;

const SEATS = 12;

const KINDS = 16;

const SETS_OF_THREE: [number, number, number][] = py.range(KINDS).flatMap((high) => py.range(high + 1).flatMap((middle) => py.range(middle + 1).map((low): [number, number, number] => [low, middle, high])));

const TEXTS: string[] = [...py.range(TI).flatMap((kind) => py.range(1, MOST_OF_A_KIND + 1).map((count) => several(kind, count))), ...py.range(TI).flatMap((kind) => py.range(1, ZONE + 1).map((count) => `up ${several(kind, count)}`)), ...["ti", "up ti", "counter"].flatMap((word) => py.range(SEATS).map((seat) => `${word}>${seat + 1}`)), "accept", "take", ...py.range(ZONE).map((place) => `down ${place + 1}`), "ready", ...SETS_OF_THREE.map((kinds) => `swap ${kinds.map((kind) => py.at(KIND_TEXTS, kind)).join(",")}`)];

const text = (place: number) => py.at(TEXTS, place);

const ACTION_OF: Record<string, number> = Object.fromEntries(py.enumerate(TEXTS).map(([action, text]): [string, number] => [text, action]));

/** The action a text stands for, or None. */
function action(text: string): null | number {
  return py.keyOr(ACTION_OF, text, null);
}

const PHASES: string[] = ["exchange", "play", "aim", "asked", "over"];

const NOBODY = -1;

function _seat(seat: number): null | number {
  return seat === NOBODY ? null : seat;
}

const NONE = -1;

function _kind(kind: number): null | string {
  return kind === NONE ? null : py.at(KIND_TEXTS, kind);
}

/** Counted cards as texts, in the order of kinds. */
function listed(counts: number[]): string[] {
  let found: string[] = [];
  for (const [kind, count] of py.enumerate(py.listed(counts))) {
    if (count) {
      found.push(...py.repeated([py.at(KIND_TEXTS, kind)], count));
    }
  }
  return found;
}

const HIDDEN = "?";

function _chosen(number: number): (null | string)[] | null {
  if (number === NONE) {
    return null;
  }
  if (number === UNKNOWN) {
    return py.repeated([null], ZONE);
  }
  return py.at(SETS_OF_THREE, number).map((kind) => py.at(KIND_TEXTS, kind));
}

const EFFECTS: (null | string)[] = [null, "burnt", "four", "skipped", "reversed", "lifted", "freed", "demanded", "misfit"];

/** A state or view as JSON-able facts. */
function describe(s: State): Record<string, any> {
  const players: number[] = py.range(s.players);
  const viewer = s.viewer;
  const facts: Record<string, any> = { phase: py.at(PHASES, s.phase), stage: s.stage, dealer: s.dealer, turn: _seat(s.turn), asked: _seat(s.asked), chain: py.listed(s.chain.slice(0, s.chain_length)), direction: s.direction, must_lead: _kind(s.must_lead), plays: s.plays, hands: players.map((seat) => py.contains([REFEREE, seat], viewer) ? listed(py.at(s.hands, seat)) : py.repeated([null], py.at(s.held, seat))), face_up: players.map((seat) => listed(py.at(s.ups, seat))), face_down: players.map((seat) => py.listed(py.at(s.downs, seat)).map((kind) => kind === NONE ? null : kind === UNKNOWN ? HIDDEN : py.at(KIND_TEXTS, kind))), draw: py.listed(s.draw.slice(0, s.draw_size)).map((kind) => kind === UNKNOWN ? null : py.at(KIND_TEXTS, kind)), pile: py.listed(s.pile.slice(0, s.pile_size)).map((kind) => py.at(KIND_TEXTS, kind)), gone: listed(s.gone), finished: py.listed(s.finished.slice(0, s.finished_count)), chosen: players.map((seat) => _chosen(py.at(s.chosen, seat))), jinxes: py.listed(s.jinxes.slice(0, players.length)), place_sums: py.listed(s.place_sums.slice(0, players.length)), shown: players.map((seat) => listed(py.at(s.shown, seat))), lacks: players.map((seat) => listed(py.at(s.lacks, seat))), turned: _kind(s.turned), effect: py.at(EFFECTS, s.effect), effect_count: s.effect_count };
  if (viewer !== REFEREE) {
    facts["viewer"] = viewer === SPECTATOR ? null : viewer;
  }
  return facts;
}

const READY = 206;

const EXCHANGE = 0;

function _start(after: State): Record<string, any> {
  if (after.must_lead === NONE) {
    return { event: "starts_freely", seat: after.turn };
  }
  return { event: "starts", seat: after.turn, kind: py.at(KIND_TEXTS, after.must_lead) };
}

/** A choice, told in full to its own player only; and all of them once the last is made (N-3, N-4). */
function _exchange(before: State, seat: number, after: State): (Record<string, any>)[] {
  if (after.phase === EXCHANGE) {
    if (!py.contains([REFEREE, seat], after.viewer)) {
      return [{ event: "chose", seat: seat }];
    }
    const kinds: string[] = py.at(SETS_OF_THREE, py.at(after.chosen, seat)).map((kind) => py.at(KIND_TEXTS, kind));
    return [{ event: "chose_cards", seat: seat, kinds: kinds }];
  }
  const events: (Record<string, any>)[] = [{ event: "chose", seat: seat }];
  for (const other of py.range(after.players)) {
    if (py.differing(py.at(before.ups, other), py.at(after.ups, other)).some((each) => each)) {
      events.push({ event: "swapped", seat: other, kinds: listed(py.at(after.ups, other)) });
    }
  }
  return [...events, _start(after)];
}

const OVER = 4;

const LAY_UP = 120;

const LAY = 0;

const GIVE = 165;

/** The kind and number of cards that an action lays openly, or None. */
function laid_by(action: number): [number, number] | null {
  if (action < LAY_UP) {
    return [py.div(action - LAY, MOST_OF_A_KIND), py.mod(action - LAY, MOST_OF_A_KIND) + 1];
  }
  if (action < GIVE) {
    return [py.div(action - LAY_UP, ZONE), py.mod(action - LAY_UP, ZONE) + 1];
  }
  return null;
}

function _laid(before: State, seat: number, kind: number, count: number, zone: string): Record<string, any> {
  const event = before.pile_size ? "laid" : "led";
  const cards: Record<string, any> = { cards: several(kind, count), kind: py.at(KIND_TEXTS, kind), count: count };
  return { event: event, seat: seat, ...cards, zone: zone };
}

const ACCEPT = 201;

const TAKE = 202;

const DOWN = 203;

const MISFIT = 8;

/** A face-down card, seen by all once it is turned (N-9). */
function _turned(before: State, seat: number, place: number, after: State): (Record<string, any>)[] {
  const kind = after.turned;
  const events: (Record<string, any>)[] = [{ event: "turned", seat: seat, place: place + 1, kind: py.at(KIND_TEXTS, kind) }];
  if (after.effect === MISFIT) {
    return [...events, { event: "misfit", seat: seat, count: before.pile_size + 1 }];
  }
  return kind === TI ? events : [...events, _laid(before, seat, kind, 1, "down")];
}

const COUNTER = 189;

/** The seat that a TI or a counter is aimed at, or None. */
function target_of(action: number): null | number {
  return GIVE <= action && action < COUNTER + SEATS ? py.mod(action - GIVE, SEATS) : null;
}

const AIM = 2;

function _action_events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  const cards: [number, number] | null = laid_by(action);
  const pile = before.pile_size;
  if (cards !== null) {
    return [_laid(before, seat, ...cards, action < LAY_UP ? "hand" : "up")];
  }
  if (action === ACCEPT) {
    return [{ event: "accepted", seat: seat, count: pile }];
  }
  if (action === TAKE) {
    return [{ event: "took", seat: seat, count: pile }];
  }
  if (action >= DOWN) {
    return _turned(before, seat, action - DOWN, after);
  }
  const target = target_of(action);
  if (action >= COUNTER) {
    return [{ event: "countered", seat: seat, target: target }];
  }
  const zone = before.phase === AIM ? "down" : action < GIVE + before.held.length ? "hand" : "up";
  return [{ event: "gave", seat: seat, target: target, zone: zone, count: pile }];
}

const BURNT = 1;

const FOUR = 2;

const SKIPPED = 3;

const REVERSED = 4;

const LEFT = 1;

const LIFTED = 5;

const FREED = 6;

const DEMANDED = 7;

/** What the power of the cards did (N-10 to N-17). */
function _effect(seat: number, after: State, ended: boolean): (Record<string, any>)[] {
  const effect = after.effect;
  const count = after.effect_count;
  if (py.contains([BURNT, FOUR], effect)) {
    return [{ event: effect === BURNT ? "burned" : "burned_four", seat: seat, count: count }];
  }
  if (effect === SKIPPED) {
    return [{ event: "skipped", seat: seat, count: count }];
  }
  if (effect === REVERSED && !ended) {
    return [{ event: "reversed", seat: seat, way: after.direction === LEFT ? "left" : "right" }];
  }
  if (effect === LIFTED && !ended) {
    const lifted: number[] = after.pile.slice(after.pile_size - count, after.pile_size);
    return [{ event: "lifted", count: count, kinds: lifted.map((kind) => py.at(KIND_TEXTS, kind)) }];
  }
  if (py.contains([FREED, DEMANDED], effect)) {
    return [{ event: effect === FREED ? "freed" : "demanded", seat: seat }];
  }
  return [];
}

/** How many cards a seat has in all three zones. */
function cards_left(s: State, seat: number): number {
  let count: number = py.at(s.held, seat);
  for (const kind of py.range(KINDS)) {
    count = count + py.at(py.at(s.ups, seat), kind);
  }
  for (const place of py.range(ZONE)) {
    if (py.at(py.at(s.downs, seat), place) !== NONE) {
      count = count + 1;
    }
  }
  return count;
}

/** Who goes out by the action, in order (N-20). */
function _emptied(before: State, seat: number, action: number, after: State): number[] {
  if (action === ACCEPT) {
    const took = before.pile_size ? seat : NONE;
    const chain: number[] = before.chain.slice(0, before.chain_length).map((other) => other);
    return chain.filter((other) => other !== took && cards_left(before, other) === 0);
  }
  const cards: [number, number] | null = laid_by(action);
  const laid = cards ? cards[1] : Number(action >= DOWN && after.turned !== TI && after.effect !== MISFIT);
  return laid && cards_left(before, seat) === laid ? [seat] : [];
}

function _finished(s: State): number[] {
  return s.finished.slice(0, s.finished_count).map((seat) => seat);
}

const LIMIT = 3000;

const PLAY = 1;

/** The stage's jinx, and the next stage or the winners (N-21 to N-23). */
function _end(before: State, after: State, left: number): (Record<string, any>)[] {
  const jinx = py.index(py.minus(after.jinxes, before.jinxes), py.max(py.minus(after.jinxes, before.jinxes)));
  const events: (Record<string, any>)[] = left > 1 ? [{ event: "limit", plays: LIMIT }] : [];
  events.push({ event: "jinx", seat: jinx, stage: before.stage + 1 });
  if (after.phase !== OVER) {
    events.push({ event: "stage", seat: jinx, stage: after.stage + 1 });
    return after.phase === PLAY ? [...events, _start(after)] : events;
  }
  const scores: [number, number][] = py.zipStrictly(py.listed(after.jinxes), py.listed(after.place_sums)).slice(0, after.players);
  const best: number[] = py.enumerate(scores).filter(([, score]) => py.equal(score, py.min(scores))).map(([seat]) => seat);
  if (best.length === 1) {
    return [...events, { event: "won", seat: py.at(best, 0), jinxes: py.min(scores)[0] }];
  }
  return [...events, { event: "shared", seats: best }];
}

/** The events of one action, in order. */
function events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  if (action >= READY) {
    return _exchange(before, seat, after);
  }
  const ended = after.stage !== before.stage || after.phase === OVER;
  let events: (Record<string, any>)[] = [..._action_events(before, seat, action, after), ..._effect(seat, after, ended)];
  if (!ended) {
    const drawn = before.draw_size - after.draw_size;
    events.push(...drawn ? [{ event: "drew", seat: seat, count: drawn }] : []);
  }
  const out: number[] = _emptied(before, seat, action, after);
  const back: number[] = action === ACCEPT && before.pile_size && _finished(before).includes(seat) ? [seat] : [];
  events.push(...back.map((other) => ({ event: "back", seat: other })));
  const stayed: number[] = _finished(before).filter((other) => !back.includes(other));
  events.push(...py.enumerate(out).map(([i, other]) => ({ event: "out", seat: other, place: stayed.length + 1 + i })));
  if (py.contains([BURNT, FOUR], after.effect) && !ended && !(out.length > 0)) {
    events.push({ event: "again", seat: seat });
  }
  if (ended) {
    events.push(..._end(before, after, before.players - stayed.length - out.length));
  }
  return events;
}

const ROUND_END = "jinx";

/** The window that a position opens, if any. */
function window_kind(state: State): WindowKind | null {
  return state.phase === EXCHANGE ? new WindowKind("choosing", true) : null;
}

/** Whether nobody may see it before the window is over (N-3). */
function is_sealed(action: number): boolean {
  return action >= READY;
}

const DEFAULT_ACTION = 206;

const SECONDS: Record<string, number> = { choosing: 30.0 };

/** The jinx of the last stage deals (N-21); where a stage was not played to its end it is drawn by lot (N-4). */
function leads_next(_first: Record<string, any>, last: Record<string, any>, places: number[]): null | number {
  const holding: number[] = py.range(places.length).filter((seat) => !py.contains(py.key(last, "finished"), seat));
  return py.key(last, "phase") === "over" && holding.length === 1 ? py.at(holding, 0) : null;
}

/** Who deals where no lot is drawn: in a match that follows another, or begins at a position. */
function lead_events(first: any): (Record<string, any>)[] {
  if (py.truth(py.item(first, "plays"))) {
    return [];
  }
  return [{ event: "stage", seat: py.int(py.item(first, "dealer")), stage: py.int(py.item(first, "stage")) + 1 }];
}

const LEADER = "dealer";

const MOST_OF_ONE_DECK = 6;

/** An option that does not go with the others, and the word for why. */
function refuse(options: Record<string, number | string>): [string, string] | null {
  if (py.int(py.key(options, "players")) > MOST_OF_ONE_DECK && py.key(options, "decks") === 1) {
    return ["decks", "one_deck_seats_six"];
  }
  return null;
}

const OPTIONS = new Options(new Number_("players", 4, py.range(2, SEATS + 1), "N-1"), new Number_("decks", (chosen: any) => py.item(chosen, "players") <= MOST_OF_ONE_DECK ? 1 : 2, [1, 2], "N-1"), new Choice("swap", "any", ["any", "one_pair", "none"], "N-3"), new Choice("take", "only_if_stuck", ["only_if_stuck", "free"], "N-8"), new Choice("strict_five", "no", ["no", "yes"], "N-11"), new Choice("wilds_under_five", "yes", ["yes", "no"], "N-11"), new Choice("equal_effect", "no", ["no", "yes"], "N-12"), new Choice("burn_through_nine", "no", ["no", "yes"], "N-15"), new Choice("after_take", "first", ["first", "taker"], "N-18"), new Number_("stages", 3, py.range(1, 13), "N-22"));

export const GAME: Definition<State, View> = {
  key: "nahs",
  version: 1,
  seats: 12,
  actions: 1023,
  most_legal: 133,
  minutes: [20, 40],
  seat_options: [],
  waits: new Set([]),
  folder: "nahs",
  options: OPTIONS,
  refuse,
  reasons: new Map([[1, new Reason("N-22", "match_over")], [2, new Reason("N-4", "not_your_turn")], [3, new Reason("N-5", "no_such_action")], [4, new Reason("N-3", "exchange_first")], [5, new Reason("N-3", "exchange_over")], [6, new Reason("N-3", "already_chosen")], [7, new Reason("N-3", "same_set")], [8, new Reason("N-3", "not_your_six")], [9, new Reason("N-3", "one_card_only")], [10, new Reason("N-18", "aim_first")], [11, new Reason("N-18", "answer_first")], [12, new Reason("N-18", "not_asked")], [13, new Reason("N-18", "no_such_player")], [14, new Reason("N-18", "not_yourself")], [15, new Reason("N-18", "no_counter")], [16, new Reason("N-9", "hand_empty")], [17, new Reason("N-5", "not_held")], [18, new Reason("N-9", "hand_first")], [19, new Reason("N-9", "not_face_up")], [20, new Reason("N-9", "face_up_first")], [21, new Reason("N-9", "no_card_there")], [22, new Reason("N-4", "lead_smallest")], [23, new Reason("N-5", "too_low")], [24, new Reason("N-11", "five_or_less")], [25, new Reason("N-11", "no_five_on_five")], [26, new Reason("N-11", "no_wild_under_five")], [27, new Reason("N-8", "nothing_to_take")], [28, new Reason("N-8", "can_lay")], [29, new Reason("N-8", "turn_blind")]]),
  side: () => 1,
  notation: { text, action, describe: (s) => describe(s) as Shown<View> },
  events: { events, ROUND_END },
  windows: { window_kind, is_sealed, DEFAULT_ACTION, SECONDS },
  opening: null,
  rematch: { leads_next, lead_events, LEADER },
};
