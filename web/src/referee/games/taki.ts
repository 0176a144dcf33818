// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Choice, Number_, Options, WindowKind } from "../shared/definition";
import { REFEREE, SPECTATOR } from "../shared/viewers";
import { Reason } from "../shared/definition";
import type { Definition, Shown } from "../definition";
import type { View } from "../../boards/taki/viewTypes";

/** The game's record, as record.ts reads it. */
export interface State {
  taki: number;
  viewer: number;
  players: number;
  opt_deck: number;
  opt_hand: number;
  opt_opening: number;
  opt_starter: number;
  opt_draw: number;
  opt_reverse_two: number;
  opt_three_on_two: number;
  opt_king_decline: number;
  opt_close: number;
  opt_lone_taki: number;
  opt_wild_in_run: number;
  opt_super_colour: number;
  opt_combination: number;
  opt_cross_answers: number;
  opt_last_card: number;
  opt_last_card_draw: number;
  opt_rounds: number;
  opt_mode: number;
  round_number: number;
  starter: number;
  turn: number;
  direction: number;
  phase: number;
  lead: number;
  colour: number;
  penalty: number;
  run: number;
  run_laid: number;
  run_before: number;
  actions: number;
  reshuffles: number;
  winner: number;
  passed: number;
  debts: number;
  waited: number;
  known: number;
  deck_size: number;
  pile_size: number;
  wins: number[];
  stages: number[];
  sizes: number[];
  lacks: number[];
  newer: number[];
  deck: number[];
  pile: number[];
  hands: number[][];
  shown: number[][];
  bounds: number[][];
}

const COLOURED_TEXTS: string[] = ["r1", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r+2", "rstop", "rrev", "r+", "rtaki", "b1", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b+2", "bstop", "brev", "b+", "btaki", "g1", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g+2", "gstop", "grev", "g+", "gtaki", "y1", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y+2", "ystop", "yrev", "y+", "ytaki"];

const COLOUR_TEXTS: [string, string, string, string] = ["r", "b", "g", "y"];

const SEATS = 10;

const TEXTS: string[] = [...COLOURED_TEXTS, ...COLOUR_TEXTS.map((colour) => `change:${colour}`), "stk", ...COLOUR_TEXTS.map((colour) => `stk:${colour}`), ...["king", "+3", "break", "draw", "close", "open", "end", "last!"], ...py.range(SEATS).map((seat) => `catch:${seat + 1}`), "pass", ...COLOUR_TEXTS.map((colour) => `combo:${colour}`), "wait"];

const text = (place: number) => py.at(TEXTS, place);

const ACTION_OF: Record<string, number> = Object.fromEntries(py.enumerate(TEXTS).map(([action, text]): [string, number] => [text, action]));

/** The action a text stands for, or None. */
function action(text: string): null | number {
  return py.keyOr(ACTION_OF, text, null);
}

const ASKING = 4;

/** A set of seats as a rising list. */
function seats_of(bits: number, players: number): number[] {
  const members = bits;
  return members ? py.range(players).filter((seat) => py.and(py.shr(members, seat), 1)) : [];
}

const PYRAMID = 1;

const CARD_TEXTS: string[] = ["r1", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r+2", "rstop", "rrev", "r+", "rtaki", "b1", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b+2", "bstop", "brev", "b+", "btaki", "g1", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g+2", "gstop", "grev", "g+", "gtaki", "y1", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y+2", "ystop", "yrev", "y+", "ytaki", "change", "stk", "king", "+3", "break"];

/** Counted cards as texts, in the order of kinds. */
function cards_of(counts: number[]): string[] {
  return py.enumerate(py.listed(counts)).filter(([, count]) => count).flatMap(([kind, count]) => py.range(count).map((_) => py.at(CARD_TEXTS, kind)));
}

/** A pile as texts, from the bottom; None is a card that is not known. */
function pile_of(kinds: number[]): (null | string)[] {
  return py.listed(kinds).map((kind) => kind >= 0 ? py.at(CARD_TEXTS, kind) : null);
}

const NOBODY = -1;

const PHASE_TEXTS: string[] = ["turn", "plus", "king", "run", "asked", "over"];

const NONE = -1;

function colour_text(colour: number): null | string {
  return colour === NONE ? null : py.at(COLOUR_TEXTS, colour);
}

const KINDS = 57;

/** A set of kinds as texts, in order. */
function kinds_of(bits: number): string[] {
  const members = bits;
  return members ? py.range(KINDS).filter((kind) => py.and(py.shr(members, kind), 1)).map((kind) => py.at(CARD_TEXTS, kind)) : [];
}

const DIGITS = "0123456789";

/** One digit for each kind: how many of it may lie unseen in the draw pile. */
function bounds_text(counts: number[]): string {
  return py.listed(counts).map((count) => py.at(DIGITS, count)).join("");
}

/** A state or view as JSON-able facts; null is what a view cannot know, or nothing at all. */
function describe(s: State): Record<string, any> {
  const players = s.players;
  const viewer = s.viewer;
  const seats: number[] = py.range(players);
  const knows: boolean[] = seats.map((seat) => py.contains([REFEREE, seat], viewer));
  const asking = s.phase === ASKING;
  const passed: number[] = seats_of(s.passed, players);
  const asked: number[] = asking ? seats.filter((seat) => seat !== s.turn && !passed.includes(seat)) : [];
  const watching: Record<string, null | number> = viewer === REFEREE ? {} : { viewer: viewer === SPECTATOR ? null : viewer };
  return { ...watching, round: s.round_number, wins: py.listed(s.wins.slice(0, players)), starter: s.starter, stages: s.opt_mode === PYRAMID ? py.listed(s.stages.slice(0, players)) : [], hands: seats.map((seat) => py.at(knows, seat) ? cards_of(py.at(s.hands, seat)) : null), sizes: py.listed(s.sizes.slice(0, players)), draw_pile: pile_of(s.deck.slice(0, s.deck_size)), pile: pile_of(s.pile.slice(0, s.pile_size)), turn: s.turn === NOBODY ? null : s.turn, direction: s.direction, phase: py.at(PHASE_TEXTS, s.phase), colour: colour_text(s.colour), penalty: s.penalty, run: colour_text(s.run), run_laid: s.run_laid, run_before: s.run_before === NONE ? null : py.at(CARD_TEXTS, s.run_before), asked: viewer === REFEREE || !asking ? asked : null, answered: passed.includes(viewer), debts: seats_of(s.debts, players), waited: seats_of(s.waited, players), actions: s.actions, reshuffles: s.reshuffles, winner: s.winner === NOBODY ? null : s.winner, known: s.known, shown: seats.map((seat) => cards_of(py.at(s.shown, seat))), lacks: seats.map((seat) => kinds_of(py.at(s.lacks, seat))), newer: py.listed(s.newer.slice(0, players)), bounds: seats.map((seat) => py.at(knows, seat) ? bounds_text(py.at(s.bounds, seat)) : null), common_bounds: bounds_text(py.at(s.bounds, SEATS)) };
}

const WAIT = 84;

const PASS = 79;

/** Whether the cards still lie as this action left them: no new round was dealt. */
function _goes_on(before: State, after: State): boolean {
  return after.round_number === before.round_number;
}

function _closes_asking(before: State, after: State): boolean {
  return after.phase !== ASKING || !_goes_on(before, after);
}

const LAST = 68;

/** Whether an action is one of a player in their own turn (T-25). */
function _is_act(before: State, action: number): boolean {
  return action < LAST && before.phase !== ASKING;
}

const CATCHING = 1;

const THREE_MORE = 55;

/** Whether the card beneath goes on leading (T-20). */
function is_transparent(kind: number): boolean {
  return kind >= THREE_MORE;
}

/** Where in the pile the leading card lies: the topmost that is not transparent, else the lowest (T-7). */
function lead_place(s: State): number {
  for (const place of py.range(s.pile_size - 1, 0, -1)) {
    if (!is_transparent(py.at(s.pile, place))) {
      return place;
    }
  }
  return 0;
}

/** How many cards can be drawn at most, the new draw pile included (T-7). */
function _cards_to_draw(before: State): number {
  return before.deck_size + lead_place(before);
}

/** Debts that an act in turn collects or lets lapse (T-25). */
function _forgotten(before: State, seat: number, action: number): (Record<string, any>)[] {
  if (!_is_act(before, action)) {
    return [];
  }
  const players = before.players;
  const debts: number[] = seats_of(before.debts, before.players);
  const order: number[] = py.range(1, players).map((step) => py.mod(seat + py.times(step, before.direction), players));
  const debtors: number[] = order.filter((other) => debts.includes(other));
  if (before.opt_last_card === CATCHING) {
    return debtors.map((debtor) => ({ event: "escaped", seat: debtor }));
  }
  let left: number = _cards_to_draw(before);
  const events: (Record<string, any>)[] = [];
  for (const debtor of debtors) {
    const number = Math.min(left, before.opt_last_card_draw);
    left = left - number;
    events.push({ event: "forgot", seat: debtor, number: number });
  }
  return events;
}

const CATCH = 69;

/** Who has won a round by this action. */
function _winners(before: State, after: State): number[] {
  return py.range(before.players).filter((seat) => py.at(after.wins, seat) > py.at(before.wins, seat));
}

const ENDED = 5;

const DRAW = 64;

const CHANGE = 52;

const SUPER = 56;

const CHANGER = 52;

const LAY_KING = 61;

const SUPER_TAKI = 53;

const KING = 54;

/** The kind of card that an action lays. */
function kind_laid(action: number): number {
  if (action < CHANGE) {
    return action;
  }
  if (action < SUPER) {
    return CHANGER;
  }
  if (action < LAY_KING) {
    return SUPER_TAKI;
  }
  return KING + action - LAY_KING;
}

const COMBO = 80;

const FIGURES = 13;

const PLUS = 11;

const THREE = 1;

/** The cards that an action lays. */
function _laid(_before: State, action: number): number[] {
  if (action < DRAW) {
    return [kind_laid(action)];
  }
  const first = py.times(action - COMBO, FIGURES);
  return COMBO <= action && action < WAIT ? [first + PLUS, first + THREE] : [];
}

/** Whether a round ended by the limit, not by an empty hand (T-29). */
function _is_limited(before: State, seat: number, action: number, after: State): boolean {
  const winners: number[] = _winners(before, after);
  if (!(winners.length > 0) || after.phase === ENDED) {
    return winners.length > 0 && after.winner === NOBODY;
  }
  const laid: number[] = py.at(winners, 0) === seat ? _laid(before, action) : [];
  return winners.length > 1 || py.at(before.sizes, py.at(winners, 0)) !== laid.length;
}

const LAY_BREAKER = 63;

/** How an asking window closed (T-21, T-24); who passed is not told. */
function _answer(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  const asker = before.turn;
  if (action === PASS) {
    const own: (Record<string, any>)[] = py.contains([REFEREE, seat], before.viewer) ? [{ event: "passed", seat: seat }] : [];
    return _is_limited(before, seat, action, after) ? own : [...own, { event: "unanswered", seat: asker }];
  }
  if (action === LAY_BREAKER) {
    const asked_about = py.at(before.pile, before.pile_size - 1);
    const name = asked_about === THREE_MORE ? "broke" : "broke_combination";
    return [{ event: name, seat: seat, target: asker }];
  }
  const colour = action - COMBO;
  const run = before.run;
  const events: (Record<string, any>)[] = [{ event: "answered", seat: seat, target: asker, colour: colour_text(colour) }];
  if (!py.contains([NONE, colour], run)) {
    events.push({ event: "run_ended", colour: colour_text(run) });
  }
  return events;
}

const CLOSE = 65;

const OPEN = 66;

const END = 67;

const COLOURED = 52;

const FIGURE_TEXTS: string[] = ["1", "3", "4", "5", "6", "7", "8", "9", "+2", "stop", "rev", "+", "taki"];

const FIGURE_WORDS: Record<string, string> = { "+": "plus", "+3": "three" };

/** A card for the catalogue: its notation, and what its name is made of. */
function card_words(kind: number): Record<string, string> {
  const colour = kind < COLOURED ? py.at(COLOUR_TEXTS, py.div(kind, FIGURES)) : "none";
  const figure = kind < COLOURED ? py.at(FIGURE_TEXTS, py.mod(kind, FIGURES)) : py.at(CARD_TEXTS, kind);
  return { card: py.at(CARD_TEXTS, kind), colour: colour, figure: py.keyOr(FIGURE_WORDS, figure, figure) };
}

const IN_RUN = 3;

const TAKI = 12;

/** The number or command sign of a card (T-5), or NONE. */
function figure_of(kind: number): number {
  if (kind < COLOURED) {
    return py.mod(kind, FIGURES);
  }
  return kind === SUPER_TAKI ? TAKI : NONE;
}

const COMMANDS: [number, number, number, number] = [8, 9, 10, 11];

const IN_TURN = 0;

/** The colour printed on a card, or NONE. */
function colour_of(kind: number): number {
  return kind < COLOURED ? py.div(kind, FIGURES) : NONE;
}

/** Whether a card opens a run, or enters the open one as first card of an ordinary turn (T-14, T-15, T-19). */
function takes_up_run(s: State, kind: number): boolean {
  if (figure_of(kind) === TAKI) {
    return true;
  }
  return s.phase === IN_TURN && s.penalty === 0 && s.run !== NONE && colour_of(kind) === s.run;
}

const SUPER_AS = 57;

/** The colour of the run that a card laid outside one opens or enters, or NONE (T-14, T-15, T-19). */
function _run_taken_up(before: State, kind: number, action: number): number {
  if (!takes_up_run(before, kind)) {
    return NONE;
  }
  if (kind === SUPER_TAKI) {
    return action === SUPER ? before.colour : action - SUPER_AS;
  }
  return colour_of(kind);
}

/** Whether a card that is not in an open run ends it (T-15). */
function _ends_run(before: State, kind: number): boolean {
  return !is_transparent(kind) && colour_of(kind) !== before.run;
}

/** A card laid in turn, and what became of a run. */
function _lay(before: State, seat: number, action: number, _after: State): (Record<string, any>)[] {
  const kind = kind_laid(action);
  if (kind > THREE_MORE) {
    return [{ event: "threw", seat: seat }];
  }
  const events: (Record<string, any>)[] = [{ event: "laid", seat: seat, ...card_words(kind) }];
  if (kind === CHANGER) {
    events.push({ event: "named", seat: seat, colour: colour_text(action - CHANGE) });
  }
  const run = before.run;
  const was_in = before.phase === IN_RUN;
  if (was_in) {
    if (py.contains(COMMANDS, figure_of(before.lead))) {
      events.splice(1, 0, { event: "dead", seat: seat, ...card_words(before.lead) });
    }
    return events;
  }
  const colour = _run_taken_up(before, kind, action);
  if (!py.contains([NONE, colour], run) && (colour !== NONE || _ends_run(before, kind))) {
    events.push({ event: "run_ended", colour: colour_text(run) });
  }
  if (colour !== NONE) {
    const name = colour === run && before.phase === IN_TURN ? "run_entered" : "run_opened";
    events.push({ event: name, seat: seat, colour: colour_text(colour) });
  }
  if (kind === KING && before.penalty > 0) {
    events.push({ event: "cancelled", seat: seat });
  }
  return events;
}

/** What the seat itself did. */
function _action_events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  if (action === LAST) {
    return [{ event: "last_card", seat: seat }];
  }
  if (CATCH <= action && action < PASS) {
    return [{ event: "caught", seat: seat, target: action - CATCH }];
  }
  if (before.phase === ASKING) {
    return _answer(before, seat, action, after);
  }
  if (py.contains([CLOSE, OPEN], action)) {
    const name = action === CLOSE ? "run_closed" : "run_left_open";
    return [{ event: name, seat: seat, colour: colour_text(before.run) }];
  }
  if (action === END) {
    return [{ event: "ended", seat: seat }];
  }
  return action === DRAW ? [] : _lay(before, seat, action, after);
}

const EITHER_KIND = 1;

const STOP = 9;

const REVERSE = 10;

const AGAIN = 1;

const AFTER_PLUS = 1;

/** The command carried out, if the turn came to one (T-8 to T-12, T-18, T-20, T-24). */
function _commands(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  if (py.contains([IN_RUN, ENDED], after.phase) || !_is_act(before, action) || py.contains([DRAW, END], action)) {
    return [];
  }
  if (after.phase === ASKING) {
    const name = kind_laid(action) === THREE_MORE ? "asked_three" : "asked_combination";
    const crossed: (Record<string, string>)[] = before.opt_cross_answers === EITHER_KIND ? [{ event: "either_answers" }] : [];
    return [{ event: name, seat: seat }, ...crossed];
  }
  const figure = action < COLOURED || py.contains([CLOSE, OPEN], action) ? figure_of(after.lead) : NONE;
  if (after.penalty > before.penalty) {
    return [{ event: "penalty", seat: seat, number: after.penalty }];
  }
  if (figure === STOP) {
    const skipped = py.mod(seat + before.direction, before.players);
    return [{ event: "stopped", seat: seat, target: skipped }];
  }
  if (figure === REVERSE) {
    if (before.players > 2) {
      return [{ event: "reversed", seat: seat }];
    }
    return before.opt_reverse_two === AGAIN ? [{ event: "again", seat: seat }] : [];
  }
  return after.phase === AFTER_PLUS ? [{ event: "plus_asks", seat: seat }] : [];
}

/** The cards that a known hand has won, those of a forgotten "last card!" included. */
function _gained(before: State, seat: number, after: State, laid: number[]): string[] {
  const had: number[] = py.listed(py.at(before.hands, seat));
  const has: number[] = py.listed(py.at(after.hands, seat));
  const more: number[] = py.range(KINDS).map((kind) => py.at(has, kind) - py.at(had, kind) + py.count(laid, kind));
  return py.range(KINDS).flatMap((kind) => py.range(py.at(more, kind)).map((_) => py.at(CARD_TEXTS, kind)));
}

/** Cards that came into hands, in turn order; a new hand of the pyramid is told as a stage (T-28). */
function _draws(before: State, seat: number, action: number, after: State, penalties: Map<number, number>): (Record<string, any>)[] {
  const players = before.players;
  const events: (Record<string, any>)[] = [];
  const first = before.phase === ASKING ? before.turn : seat;
  for (const step of py.range(players)) {
    const other = py.mod(first + py.times(step, before.direction), players);
    const laid: number[] = other === seat ? _laid(before, action) : [];
    const number = py.at(after.sizes, other) - py.at(before.sizes, other) + laid.length - py.getOr(penalties, other, 0);
    if (py.at(after.stages, other) < py.at(before.stages, other)) {
      const stage = py.at(after.stages, other);
      events.push({ event: "risen", seat: other, stage: stage, number: number });
    } else if (number > 0) {
      const paid = action === DRAW && before.penalty > 0;
      const event: Record<string, any> = { event: paid ? "paid" : "drew", seat: other, number: number };
      if (py.contains([REFEREE, other], before.viewer)) {
        event["cards"] = _gained(before, other, after, laid);
      }
      events.push(event);
    } else if (other === seat && action === DRAW) {
      events.push({ event: "drew_nothing", seat: other });
    }
  }
  return events;
}

/** A round or the match won (T-26 to T-29). */
function _endings(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  if (_goes_on(before, after) && after.phase !== ENDED) {
    return [];
  }
  const winners: number[] = _winners(before, after);
  let events: (Record<string, any>)[] = _is_limited(before, seat, action, after) ? [{ event: "limit" }] : [];
  const name = before.opt_rounds === 1 ? "won" : "round_won";
  events.push(...winners.map((winner) => ({ event: name, seat: winner })));
  if (after.phase !== ENDED) {
    const number = after.round_number + 1;
    events.push({ event: "round_begins", seat: after.starter, number: number });
  }
  return events;
}

/** The events of one action, in order. */
function events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  if (action === WAIT || action === PASS && !_closes_asking(before, after)) {
    return action === PASS && py.contains([REFEREE, seat], before.viewer) ? [{ event: "passed", seat: seat }] : [];
  }
  const forgotten: (Record<string, any>)[] = _forgotten(before, seat, action);
  let events: (Record<string, any>)[] = [...forgotten, ..._action_events(before, seat, action, after)];
  if (_goes_on(before, after)) {
    events.push(..._commands(before, seat, action, after));
    if (after.reshuffles !== before.reshuffles) {
      events.push({ event: "reshuffled" });
    }
    const penalties: Map<number, number> = new Map(forgotten.filter((event) => py.has(event, "number")).map((event): [number, number] => [py.int(py.key(event, "seat")), py.int(py.key(event, "number"))]));
    events.push(..._draws(before, seat, action, after, penalties));
  }
  return [...events, ..._endings(before, seat, action, after)];
}

const ROUND_END = "round_won";

/** The window that a position opens, if any. */
function window_kind(state: State): WindowKind | null {
  if (state.phase === ASKING) {
    return new WindowKind("asking", true);
  }
  return state.debts && state.phase !== ENDED ? new WindowKind("last_card", false) : null;
}

/** Whether nobody may see it before the window is over; a Breaker, a combination and speaking are public (T-21). */
function is_sealed(action: number): boolean {
  return action === PASS;
}

const DEFAULT_ACTION = 79;

const SECONDS: Record<string, number> = { asking: 6.0, last_card: 4.0 };

/** The winner begins; of several, the first clockwise from the last starter (T-4). */
function leads_next(_first: Record<string, any>, last: Record<string, any>, places: number[]): null | number {
  const count = places.length;
  const order: number[] = py.range(count).map((step) => py.mod(py.int(py.key(last, "starter")) + step, count));
  return py.first(order.filter((seat) => py.at(places, seat) === 1));
}

const OPTION = "starter";

/** An option that does not go with the others, and the word for why (T-2, T-4, T-24, T-27). */
function refuse(options: Record<string, number | string>): [string, string] | null {
  const cards = py.key(options, "deck") === "super116" ? 116 : 112;
  if (py.times(py.int(py.key(options, "players")), py.int(py.key(options, "hand"))) + 1 > cards) {
    return ["hand", "too_many_cards"];
  }
  if (py.int(py.key(options, "starter")) > py.int(py.key(options, "players"))) {
    return ["starter", "no_such_starter"];
  }
  if (py.key(options, "deck") === "super112" && py.key(options, "three_on_two") === "adds_three") {
    return ["three_on_two", "no_three_in_deck"];
  }
  if (py.key(options, "cross_answers") === "yes" && py.key(options, "combination") === "no") {
    return ["cross_answers", "no_combination_to_cross"];
  }
  if (py.key(options, "cross_answers") === "yes" && py.key(options, "deck") === "super112") {
    return ["cross_answers", "no_three_to_cross"];
  }
  if (py.key(options, "mode") === "pyramid" && py.int(py.key(options, "rounds")) > 1) {
    return ["rounds", "pyramid_is_one_round"];
  }
  return null;
}

const OPTIONS = new Options(new Number_("players", 4, py.range(2, 11), "T-2"), new Choice("deck", "super116", ["super116", "super112"], "T-1"), new Number_("hand", 8, py.range(4, 13), "T-2"), new Choice("opening", "ignore", ["ignore", "bury"], "T-3"), new Number_("starter", 0, py.range(SEATS + 1), "T-4"), new Choice("draw", "free", ["free", "only_if_stuck"], "T-6"), new Choice("reverse_two", "nothing", ["nothing", "again"], "T-9"), new Choice("three_on_two", "no", ["no", "adds_three"], "T-10"), new Choice("king_decline", "free", ["free", "draw_one"], "T-13"), new Choice("close", "declare", ["declare", "automatic"], "T-15"), new Choice("lone_taki", "closable", ["closable", "stays_open"], "T-16"), new Choice("wild_in_run", "changer_last", ["changer_last", "none"], "T-17"), new Choice("super_colour", "lead", ["lead", "free"], "T-19"), new Choice("combination", "yes", ["yes", "no"], "T-24"), new Choice("cross_answers", "no", ["no", "yes"], "T-24"), new Choice("last_card", "penalty", ["penalty", "catch", "off"], "T-25"), new Number_("last_card_draw", 4, py.range(1, 9), "T-25"), new Number_("rounds", 1, py.range(1, 21), "T-27"), new Choice("mode", "match", ["match", "pyramid"], "T-28"));

export const GAME: Definition<State, View> = {
  key: "taki",
  version: 2,
  seats: 10,
  actions: 85,
  most_legal: 85,
  minutes: [10, 20],
  seat_options: ["starter"],
  waits: new Set([84]),
  folder: "taki",
  options: OPTIONS,
  refuse,
  reasons: new Map([[1, new Reason("T-26", "over")], [2, new Reason("T-5", "no_such_action")], [3, new Reason("T-4", "not_your_turn")], [4, new Reason("T-21", "others_asked")], [5, new Reason("T-21", "answer_first")], [6, new Reason("T-21", "answered")], [7, new Reason("T-21", "not_asked")], [8, new Reason("T-21", "breaker_wanted")], [9, new Reason("T-24", "combination_wanted")], [10, new Reason("T-24", "no_combination")], [11, new Reason("T-5", "not_held")], [12, new Reason("T-5", "no_fit")], [13, new Reason("T-10", "active_two")], [14, new Reason("T-14", "other_colour")], [15, new Reason("T-17", "not_in_a_run")], [16, new Reason("T-17", "no_changer_in_run")], [17, new Reason("T-19", "colour_is_chosen")], [18, new Reason("T-19", "colour_is_given")], [19, new Reason("T-6", "can_lay")], [20, new Reason("T-13", "king_laid")], [21, new Reason("T-15", "run_goes_on")], [22, new Reason("T-15", "no_run")], [23, new Reason("T-16", "taki_stays_open")], [24, new Reason("T-15", "must_close")], [25, new Reason("T-13", "no_king")], [26, new Reason("T-25", "owes_nothing")], [27, new Reason("T-25", "no_catching")], [28, new Reason("T-25", "no_such_player")], [29, new Reason("T-25", "not_oneself")], [30, new Reason("T-25", "nobody_to_catch")], [31, new Reason("T-25", "has_waited")], [32, new Reason("T-25", "no_waiting")]]),
  side: () => 1,
  notation: { text, action, describe: (s) => describe(s) as Shown<View> },
  events: { events, ROUND_END },
  windows: { window_kind, is_sealed, DEFAULT_ACTION, SECONDS },
  opening: null,
  rematch: { leads_next, OPTION },
};
