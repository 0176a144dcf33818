// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Choice, Number_, Options } from "../shared/definition";
import { REFEREE, SPECTATOR, UNKNOWN } from "../shared/viewers";
import { Reason } from "../shared/definition";
import type { Definition, Shown } from "../definition";
import type { View } from "../../boards/jackaroo/viewTypes";

/** The game's record, as record.ts reads it. */
export interface State {
  jackaroo: number;
  viewer: number;
  players: number;
  opt_mouth: number;
  opt_queen_burns: number;
  opt_five_on_home: number;
  opt_five_at_mouth: number;
  opt_seven_parts: number;
  opt_seven_rest: number;
  opt_stopped_card: number;
  opt_jack: number;
  opt_king_spares_own: number;
  opt_own_landing: number;
  opt_jump_limit: number;
  opt_first_player: number;
  opt_removed: number;
  opt_leader_moves: number;
  opt_no_play: number;
  opt_locked_out: number;
  turn: number;
  stopped: number;
  plays: number;
  leader: number;
  block: number;
  outcome: number;
  winner: number;
  deck_size: number;
  deck: number[];
  hand_sizes: number[];
  hands: number[][];
  removed: number[];
  spent: number[];
  newest: number[];
  lacks: number[][];
  marbles: number[][];
  ring: number[];
  bases: number[];
  graves: number[];
}

const RANKS: string[] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

const ALL_MARBLES: string[] = ["s1.m1", "s1.m2", "s1.m3", "s1.m4", "s2.m1", "s2.m2", "s2.m3", "s2.m4", "s3.m1", "s3.m2", "s3.m3", "s3.m4", "s4.m1", "s4.m2", "s4.m3", "s4.m4", "s5.m1", "s5.m2", "s5.m3", "s5.m4", "s6.m1", "s6.m2", "s6.m3", "s6.m4"];

const MARBLES = 4;

/** All ways to play a 7 as lists of (marble, steps): whole, in two parts, then in three and four. */
function _sevens(): [number, number][][] {
  let rows: [number, number][][] = [];
  for (const parts of [1, 2, 3, 4]) {
    const ways: number[][] = py.combinations(py.range(1, 7), parts - 1).map((cuts) => py.pairwise([0, ...cuts, 7]).map(([a, b]) => b - a));
    rows.push(...py.sorted(py.permutations(py.range(MARBLES), parts).flatMap((order) => ways.map((steps) => py.zipStrictly(order, steps)))));
  }
  return rows;
}

const SEVEN_PARTS: [number, number][][] = _sevens();

const SPLITS = 72;

const OWN_MARBLES: string[] = ["m1", "m2", "m3", "m4"];

function _seven(parts: [number, number][]): string {
  if (parts.length === 1) {
    return `7 ${py.at(OWN_MARBLES, py.at(parts, 0)[0])}`;
  }
  return ["7", ...parts.map(([marble, steps]) => `${py.at(OWN_MARBLES, marble)}:${steps}`)].join(" ");
}

/** The texts of a card's plays, as any house rules allow them. */
function _plays(rank: string): string[] {
  if (rank === "5") {
    return ALL_MARBLES.map((marble) => `5 ${marble}`);
  }
  if (rank === "7") {
    return SEVEN_PARTS.slice(0, MARBLES + SPLITS).map((parts) => _seven(parts));
  }
  if (rank === "J") {
    return OWN_MARBLES.flatMap((own) => ALL_MARBLES.map((other) => `J ${own} ${other}`));
  }
  if (rank === "A") {
    return ["A drop", ...["A1", "A11"].flatMap((move) => OWN_MARBLES.map((marble) => `${move} ${marble}`))];
  }
  if (rank === "K") {
    return ["K drop", ...OWN_MARBLES.map((marble) => `K13 ${marble}`)];
  }
  return [...OWN_MARBLES.map((marble) => `${rank} ${marble}`), ...rank === "10" ? ["10 stop"] : []];
}

const PAIRS: [number, number][] = [[0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [1, 2], [1, 3], [1, 4], [1, 5], [2, 3], [2, 4], [2, 5], [3, 4], [3, 5], [4, 5]];

/** All first parts of a 7 that leave steps over, as lists of (marble, steps): of one marble, then of two to four. */
function _own_rows(): [number, number][][] {
  let rows: [number, number][][] = [];
  for (const parts of [1, 2, 3, 4]) {
    const sums: number[] = py.range(parts, 7);
    const ways: number[][] = sums.flatMap((k) => py.combinations(py.range(1, k), parts - 1).map((cuts) => py.pairwise([0, ...cuts, k]).map(([a, b]) => b - a)));
    rows.push(...py.sorted(py.permutations(py.range(MARBLES), parts).flatMap((order) => ways.map((steps) => py.zipStrictly(order, steps)))));
  }
  return rows;
}

const OWN_PARTS: [number, number][][] = _own_rows();

/** A 7 whose rest is walked by a marble of the teammate's colour, `p` with its number (J-10). */
function _handed_on(parts: [number, number][], marble: number): string {
  const own: string[] = parts.map(([each, steps]) => `${py.at(OWN_MARBLES, each)}:${steps}`);
  return ["7", ...own, `p${marble + 1}:${7 - py.sum(parts.map(([, steps]) => steps))}`].join(" ");
}

const TEXTS: string[] = [...RANKS.flatMap((rank) => [..._plays(rank)]), ...RANKS.map((rank) => `throw ${rank}`), "throw hand", "Q stop", ...PAIRS.flatMap(([first, second]) => py.range(MARBLES).flatMap((own) => py.range(MARBLES).map((other) => `J ${py.at(ALL_MARBLES, py.times(MARBLES, first) + own)} ${py.at(ALL_MARBLES, py.times(MARBLES, second) + other)}`))), ...SEVEN_PARTS.slice(MARBLES + SPLITS).map((parts) => _seven(parts)), ...OWN_PARTS.flatMap((parts) => py.range(MARBLES).map((marble) => _handed_on(parts, marble)))];

const text = (place: number) => py.at(TEXTS, place);

const ACTION_OF: Record<string, number> = Object.fromEntries(py.enumerate(TEXTS).map(([action, text]): [string, number] => [text, action]));

/** The action a text stands for, or None. */
function action(text: string): null | number {
  return py.keyOr(ACTION_OF, text, null);
}

const RUNNING = 0;

/** Counted cards as texts, in the order of kinds. */
function cards(counts: number[]): string[] {
  let found: string[] = [];
  for (const [rank, count] of py.zipStrictly(RANKS, py.listed(counts))) {
    if (count) {
      found.push(...py.repeated([rank], count));
    }
  }
  return found;
}

const REMOVED = 8;

const GRAVE = -1;

const BASE = 120;

/** A marble's place: `grave`, `ring 17` or `base 3`. */
function place_text(place: number): string {
  if (place === GRAVE) {
    return "grave";
  }
  return place >= BASE ? `base ${place - BASE + 1}` : `ring ${place}`;
}

const PLACE_TEXTS: Map<number, string> = new Map(py.range(GRAVE, BASE + MARBLES).map((place): [number, string] => [place, place_text(place)]));

/** A state or view as JSON-able facts; a card that the viewer does not know is null. */
function describe(s: State): Record<string, any> {
  const players = s.players;
  const viewer = s.viewer;
  const deck_size = s.deck_size;
  const is_over = s.outcome !== RUNNING;
  let removed: (null | string)[] = [...cards(s.removed)];
  if (players === 6 && !(removed.length > 0)) {
    removed = py.repeated([null], REMOVED);
  }
  const facts: Record<string, any> = { leader: s.leader, block: s.block, turn: is_over ? null : s.turn, stopped: !!s.stopped, plays: s.plays, hands: py.range(players).map((seat) => py.contains([REFEREE, seat], viewer) ? cards(py.at(s.hands, seat)) : py.repeated([null], py.at(s.hand_sizes, seat))), deck: py.listed(s.deck.slice(0, deck_size)).map((kind) => kind === UNKNOWN ? null : py.at(RANKS, kind)), removed: removed, marbles: py.listed(s.marbles.slice(0, players)).map((row) => row.map((place) => py.get(PLACE_TEXTS, place))), spent: cards(s.spent), newest: cards(s.newest), lacks: py.range(players).map((seat) => cards(py.at(s.lacks, seat))) };
  if (viewer !== REFEREE) {
    facts["viewer"] = viewer === SPECTATOR ? null : viewer;
  }
  return facts;
}

const THROW = 243;

const THROW_HAND = 256;

function _throw(before: State, seat: number, action: number, after: State): Record<string, any> {
  if (action === THROW_HAND) {
    const thrown: string[] = cards(after.newest);
    return { event: "threw_hand", seat: seat, cards: thrown.join(" "), count: thrown.length };
  }
  return { event: before.stopped ? "paid_stop" : "threw", seat: seat, card: py.at(RANKS, action - THROW) };
}

/** A stop, and the card it cost if that went at random. */
function _stop(seat: number, card: string, after: State): (Record<string, any>)[] {
  const target = py.mod(seat + 1, after.players);
  const lost: string[] = cards(after.newest);
  py.remove(lost, card);
  const stop: Record<string, any> = { event: "stopped", seat: seat, target: target, card: card };
  return [stop, ...lost.map((rank) => ({ event: "lost_card", seat: target, card: rank }))];
}

function _places(s: State): Map<number, number> {
  return new Map(py.enumerate(py.listed(s.marbles.slice(0, s.players).flat())));
}

const FULL = 15;

/** The seat opposite; with two players each is alone. */
function partner(s: State, colour: number): number {
  return s.players === 2 ? colour : py.mod(colour + py.div(s.players, 2), s.players);
}

/** A seat's own colour, or its teammate's when its four are in (J-32). */
function colour_played(s: State, seat: number): number {
  return py.at(s.bases, seat) === FULL ? partner(s, seat) : seat;
}

const SECTION = 19;

/** 76 cells, with six players 114 (J-2). */
function ring_length(s: State): number {
  return s.players === 6 ? py.times(6, SECTION) : py.times(4, SECTION);
}

/** Which marble it is: in the notation for boards, and whose with its number for people. */
function _marble(seat: number, who: number): Record<string, any> {
  const colour = py.div(who, MARBLES);
  const number = py.mod(who, MARBLES) + 1;
  const whose = colour === seat ? "own" : "other";
  return { target: colour, marble: py.at(ALL_MARBLES, who), whose: whose, number: number };
}

/** A place as it is told: the ring cell's number, or B1 to B4. */
function _cell(place: number): string {
  return place >= BASE ? `B${place - BASE + 1}` : py.str(place);
}

/** Note that a marble is dead, and tell it. */
function _killed(where: Map<number, number>, seat: number, who: number): Record<string, any> {
  const cell = py.get(where, who);
  where.set(who, GRAVE);
  return { event: "killed", seat: seat, ..._marble(seat, who), at: _cell(cell) };
}

function _drop(where: Map<number, number>, ends: Map<number, number>, seat: number, card: string): (Record<string, any>)[] {
  const [who] = py.exactly([...where.entries()].filter(([who, place]) => place === GRAVE && GRAVE !== py.get(ends, who)).map(([who]) => who), 1);
  const victims: number[] = [...where.entries()].filter(([, place]) => place === py.get(ends, who)).map(([other]) => other);
  const dropped: Record<string, any> = { event: "dropped", seat: seat, card: card, ..._marble(seat, who), to: _cell(py.get(ends, who)) };
  return [dropped, ...victims.map((other) => _killed(where, seat, other))];
}

const REST = 1338;

const SPLIT_MORE = 498;

const MOVE_7 = 49;

/** The row of the table of sevens. */
function seven_row(action: number): number {
  return action >= SPLIT_MORE ? action - SPLIT_MORE + MARBLES + SPLITS : action - MOVE_7;
}

/** The parts of a 7 in order: who walks, and how far; the rest may be the teammate's (J-10). */
function _parts(action: number, colour: number, mate: number): [number, number][] {
  if (action >= REST) {
    const [row, marble] = py.divmod(action - REST, MARBLES);
    const rest = 7 - py.sum(py.at(OWN_PARTS, row).map(([, steps]) => steps));
    return [...py.at(OWN_PARTS, row).map(([own, steps]): [number, number] => [py.times(MARBLES, colour) + own, steps]), [py.times(MARBLES, mate) + marble, rest]];
  }
  return py.at(SEVEN_PARTS, seven_row(action)).map(([marble, steps]): [number, number] => [py.times(MARBLES, colour) + marble, steps]);
}

/** One marble's move; one that a later part of the same 7 kills had landed on the ring. */
function _move(where: Map<number, number>, ends: Map<number, number>, by: [number, string], who: number, steps: number, ring: number): (Record<string, any>)[] {
  let victims!: number[];
  const [seat, card] = by;
  const here = py.get(where, who);
  const there = py.get(ends, who) !== GRAVE ? py.get(ends, who) : py.mod(here + steps, ring);
  if (card === "K13") {
    victims = [...where.entries()].filter(([other, place]) => (GRAVE < place && place < BASE) && py.get(ends, other) === GRAVE).map(([other]) => other);
    py.sort(victims, (other) => py.mod(py.get(where, other) - here, ring));
  } else {
    victims = [...where.entries()].filter(([other, place]) => (place === there && there < BASE) && other !== who).map(([other]) => other);
  }
  where.set(who, there);
  const rank = py.keyOr({ A1: "A", A11: "A", K13: "K" }, card, card);
  const mover: Record<string, any> = { seat: seat, card: rank, ..._marble(seat, who) };
  const way = there >= BASE ? "in" : steps < 0 ? "back" : "on";
  const cell = there >= BASE ? there - BASE + 1 : there;
  const walk: Record<string, any> = { way: way, steps: Math.abs(steps), cell: py.str(cell) };
  let events: (Record<string, any>)[] = [{ event: "moved", ...mover, from: _cell(here), to: _cell(there), ...walk }];
  events.push(...victims.map((other) => _killed(where, seat, other)));
  if (here < BASE && BASE <= there) {
    events.push({ event: "entered", ...mover, to: _cell(there) });
  }
  return events;
}

function _swap(_where: Map<number, number>, ends: Map<number, number>, seat: number, named: number[]): Record<string, any> {
  const [first, second] = py.exactly(named, 2);
  return { event: "swapped", seat: seat, card: "J", ..._marble(seat, first), other: py.at(ALL_MARBLES, second), other_seat: py.div(second, MARBLES), other_number: py.mod(second, MARBLES) + 1, to: _cell(py.get(ends, first)), other_to: _cell(py.get(ends, second)) };
}

const SEVEN = 6;

const SWAP_ANY = 258;

const JACK = 10;

const STOP_Q = 257;

const QUEEN = 11;

const FIRST: number[] = [0, 9, 13, 17, 21, 45, 49, 125, 129, 133, 138, 234, 238, 243];

/** The card that an action uses; it is not asked of `throw hand`. */
function kind_of(action: number): number {
  if (action >= SPLIT_MORE) {
    return SEVEN;
  }
  if (action >= SWAP_ANY) {
    return JACK;
  }
  if (action === STOP_Q) {
    return QUEEN;
  }
  if (action >= THROW) {
    return action - THROW;
  }
  let kind: number = 0;
  while (action >= py.at(FIRST, kind + 1)) {
    kind = kind + 1;
  }
  return kind;
}

const BACKWARDS = 2;

/** Clockwise is forward (J-2); a 4 goes the other way (J-8). */
function stride_of(way: number): number {
  return way === BACKWARDS ? -1 : 1;
}

const FOUR = 3;

const KING = 12;

const AS_KING = 3;

const ENTERING = 0;

/** A 4 goes backwards (J-8), a king kills all it meets (J-14), the others just move. */
function walk_way(kind: number): number {
  if (kind === FOUR) {
    return BACKWARDS;
  }
  return kind === KING ? AS_KING : ENTERING;
}

const ACE = 0;

const A_11 = 5;

const STEPS: number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 12, 13];

/** How far a plain move goes (J-6 to J-8, J-11, J-14). */
function walk_steps(kind: number, action: number): number {
  return kind === ACE && action >= A_11 ? 11 : py.at(STEPS, kind);
}

/** How far a card's one marble walks; backwards it is less than nothing. */
function _steps(action: number): number {
  const kind = kind_of(action);
  return py.times(stride_of(walk_way(kind)), walk_steps(kind, action));
}

/** Drops, moves and swaps, part by part. */
function _on_board(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  const where: Map<number, number> = _places(before);
  const ends: Map<number, number> = _places(after);
  const colour = colour_played(before, seat);
  const ring = ring_length(before);
  const [card, ...words] = py.atLeast(py.at(TEXTS, action).split(" "), 1);
  if (py.equal(words, ["drop"])) {
    return _drop(where, ends, seat, card);
  }
  if (card === "7") {
    const parts: [number, number][] = _parts(action, colour, partner(before, colour));
    return parts.flatMap(([who, steps]) => [..._move(where, ends, [seat, card], who, steps, ring)]);
  }
  const named: number[] = words.map((word) => py.index(ALL_MARBLES, word.includes(".") ? word : `s${colour + 1}.${word}`));
  if (card === "J") {
    return [_swap(where, ends, seat, named)];
  }
  return _move(where, ends, [seat, card], py.at(named, 0), _steps(action), ring);
}

const WON = 1;

const DRAWN = 2;

/** Who has all marbles in, who has won, and what is dealt next. */
function _outcome(before: State, after: State): (Record<string, any>)[] {
  const players = after.players;
  const full: number[] = py.range(players).filter((c) => py.at(after.bases, c) === FULL && py.at(before.bases, c) !== FULL);
  const events: (Record<string, any>)[] = full.map((colour) => ({ event: "finished", seat: colour }));
  if (after.outcome === WON) {
    const winner = after.winner;
    if (players === 2) {
      return [...events, { event: "won", seat: winner }];
    }
    return [...events, { event: "team_won", seat: winner, target: winner + py.div(players, 2) }];
  }
  if (after.outcome === DRAWN) {
    return [...events, { event: "drawn", plays: after.plays }];
  }
  if (after.block !== before.block) {
    events.push({ event: "new_leader", seat: after.leader, block: after.block + 1 });
  }
  if (after.block !== before.block || after.deck_size !== before.deck_size) {
    events.push({ event: "dealt", seat: after.turn, count: py.max(after.hand_sizes) });
  }
  return events;
}

/** The events of one action, in order. */
function events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  let events!: (Record<string, any>)[];
  if (THROW <= action && action <= THROW_HAND) {
    events = [_throw(before, seat, action, after)];
  } else if (py.at(TEXTS, action).endsWith("stop")) {
    events = _stop(seat, py.at(py.at(TEXTS, action).split(" "), 0), after);
  } else {
    events = _on_board(before, seat, action, after);
  }
  return [...events, ..._outcome(before, after)];
}

const SEATS = 6;

const NOBODY = -1;

function _drew(seat: number, card: string, draw: number): Record<string, any> {
  return { event: "drew", seat: seat, card: card, round: draw + 1 };
}

/** Who drew what, round by round, and who leads and plays first (J-21). */
function opening_events(first: any, rng: any, kernels: Record<string, any>): (Record<string, any>)[] {
  const players = py.int(py.item(py.item(first, 0), "players"));
  const leader = py.int(py.item(py.item(first, 0), "leader"));
  const turn = py.int(py.item(py.item(first, 0), "turn"));
  const table = first.copy();
  let events: (Record<string, any>)[] = [];
  let draw: number = 0;
  let tied: any = py.shl(1, players) - 1;
  while (py.and(tied, tied - 1)) {
    const drawn: number[] = py.repeated([0], SEATS);
    tied = py.key(kernels, "draw_for_lead")(table, 0, rng, draw, tied, drawn);
    const cards: Map<number, number> = new Map(py.enumerate(drawn.slice(0, players)).filter(([, kind]) => kind !== NOBODY).map(([seat, kind]): [number, number] => [seat, kind]));
    events.push(...[...cards.entries()].map(([seat, kind]) => _drew(seat, py.at(RANKS, kind), draw)));
    draw = draw + 1;
    if (py.and(tied, tied - 1)) {
      const equal: number[] = [...cards.keys()].filter((seat) => py.and(py.shr(tied, seat), 1));
      events.push({ event: "drew_equal", seats: equal, card: py.at(RANKS, py.get(cards, py.at(equal, 0))) });
    }
  }
  const who = turn === leader ? "leads" : "leads_next_plays";
  return [...events, { event: who, seat: leader, target: turn }];
}

/** The lead moves on as after a block: to the right, or by the house rule to the left (J-23). */
function leads_next(_first: Record<string, any>, last: Record<string, any>, places: number[]): null | number {
  const step = py.item(py.key(last, "options"), "leader_moves") === "left" ? 1 : -1;
  return py.mod(py.int(py.key(last, "leader")) + step, places.length);
}

/** Who leads and plays first where nobody draws for it: in a match that follows another, or begins at a position. */
function lead_events(first: any): (Record<string, any>)[] {
  if (py.truth(py.item(first, "plays"))) {
    return [];
  }
  const leader = py.int(py.item(first, "leader"));
  const turn = py.int(py.item(first, "turn"));
  return [{ event: turn === leader ? "leads" : "leads_next_plays", seat: leader, target: turn }];
}

const LEADER = "leader";

/** An option that does not go with the others, and the word for why. */
function refuse(options: Record<string, number | string>): [string, string] | null {
  if (py.key(options, "removed") === "each_block" && py.key(options, "players") !== 6) {
    return ["removed", "each_block_needs_six"];
  }
  if (py.key(options, "seven_rest") === "partner" && py.key(options, "players") === 2) {
    return ["seven_rest", "rest_needs_teams"];
  }
  return null;
}

const OPTIONS = new Options(new Number_("players", 4, [2, 4, 6], "J-2"), new Number_("mouth", 2, [2, 1], "J-3"), new Choice("queen_burns", "no", ["no", "yes"], "J-7"), new Choice("five_on_home", "immune", ["immune", "moves"], "J-9"), new Choice("five_at_mouth", "passes", ["passes", "illegal"], "J-9"), new Number_("seven_parts", 2, [2, 4], "J-10"), new Choice("seven_rest", "no", ["no", "partner"], "J-10"), new Choice("stopped_card", "chosen", ["chosen", "random"], "J-12"), new Choice("jack", "own", ["own", "any"], "J-13"), new Choice("king_spares_own", "no", ["no", "yes"], "J-14"), new Choice("own_landing", "kills", ["kills", "illegal"], "J-16"), new Choice("jump_limit", "one", ["one", "pair", "none"], "J-18"), new Choice("first_player", "leader", ["leader", "after_leader"], "J-21"), new Choice("removed", "once", ["once", "each_block"], "J-22"), new Choice("leader_moves", "right", ["right", "left"], "J-23"), new Choice("no_play", "card", ["card", "hand"], "J-26"), new Choice("locked_out", "strict", ["strict", "five_and_ten"], "J-27"));

export const GAME: Definition<State, View> = {
  key: "jackaroo",
  version: 2,
  seats: 6,
  actions: 5514,
  most_legal: 1434,
  minutes: [40, 70],
  seat_options: [],
  waits: new Set([]),
  folder: "jackaroo",
  options: OPTIONS,
  refuse,
  reasons: new Map([[1, new Reason("J-31", "over")], [2, new Reason("J-24", "not_your_turn")], [3, new Reason("J-24", "no_such_action")], [4, new Reason("J-2", "no_such_colour")], [5, new Reason("J-29", "not_in_hand")], [6, new Reason("J-12", "stopped")], [7, new Reason("J-25", "must_play")], [8, new Reason("J-26", "throw_the_hand")], [9, new Reason("J-26", "throw_one_card")], [10, new Reason("J-7", "queen_only_moves")], [11, new Reason("J-13", "no_own_marble")], [12, new Reason("J-10", "too_many_parts")], [13, new Reason("J-27", "locked_out")], [14, new Reason("J-12", "nobody_to_stop")], [15, new Reason("J-15", "none_to_drop")], [16, new Reason("J-15", "home_taken")], [17, new Reason("J-29", "in_graveyard")], [18, new Reason("J-10", "killed_before")], [19, new Reason("J-10", "base_filled_before")], [20, new Reason("J-8", "not_back_out")], [21, new Reason("J-9", "five_in_base")], [22, new Reason("J-9", "immune")], [23, new Reason("J-9", "leaves_mouth")], [24, new Reason("J-4", "overshoot")], [25, new Reason("J-5", "base_blocked")], [26, new Reason("J-17", "passes_own")], [27, new Reason("J-18", "too_many_passed")], [28, new Reason("J-18", "passes_pair")], [29, new Reason("J-16", "lands_on_own")], [30, new Reason("J-20", "protected")], [31, new Reason("J-14", "king_spares_own")], [32, new Reason("J-13", "same_colour")], [33, new Reason("J-13", "not_on_ring")], [34, new Reason("J-13", "on_own_home")], [35, new Reason("J-13", "own_marble_first")], [36, new Reason("J-10", "no_rest")], [37, new Reason("J-10", "helper_keeps_rest")], [38, new Reason("J-10", "base_not_filled")]]),
  side: (options: any) => py.equal(py.item(options, "players"), 2) ? 1 : 2,
  notation: { text, action, describe: (s) => describe(s) as Shown<View> },
  events: { events },
  windows: null,
  opening: { opening_events },
  rematch: { leads_next, lead_events, LEADER },
};
