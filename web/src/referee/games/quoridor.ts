// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Choice, Number_, Options } from "../shared/definition";
import { REFEREE, SPECTATOR } from "../shared/viewers";
import { Reason } from "../shared/definition";
import type { Definition, Shown } from "../definition";
import type { View } from "../../boards/quoridor/viewTypes";

/** The game's record, as record.ts reads it. */
export interface State {
  quoridor: number;
  viewer: number;
  players: number;
  opt_starter: number;
  opt_fences: number;
  opt_size: number;
  opt_third_pawn: number;
  opt_teams: number;
  turn: number;
  plies: number;
  outcome: number;
  winner: number;
  trail_length: number;
  trail: number[];
  pawns: number[];
  left: number[];
  goal_low: number[];
  goal_high: number[];
  laid: number[];
  free: number[];
  rings: number[];
  edge: number;
  north: number[];
  east: number[];
  walls: number[];
}

const SQUARES = 81;

const SQUARE_TEXTS: string[] = py.range(SQUARES).map((square) => `${py.at("abcdefghi", py.mod(square, 9))}${py.div(square, 9) + 1}`);

const FENCES = 128;

const ANCHORS = 64;

const FENCE_TEXTS: string[] = py.range(FENCES).map((fence) => `${py.at("abcdefgh", py.mod(py.mod(fence, ANCHORS), 8))}${py.div(py.mod(fence, ANCHORS), 8) + 1}${fence < ANCHORS ? "h" : "v"}`);

const TEXTS: string[] = [...SQUARE_TEXTS, ...FENCE_TEXTS, "pass"];

const text = (place: number) => py.at(TEXTS, place);

const ACTION_OF: Record<string, number> = Object.fromEntries(py.enumerate(TEXTS).map(([action, text]): [string, number] => [text, action]));

/** The action a text stands for, or None. */
function action(text: string): null | number {
  return py.keyOr(ACTION_OF, text, null);
}

const EVERY_BIT = py.wide(18446744073709551615n);

/** The fences on the board, by rank, file, and across before upright. */
function laid(s: State): string[] {
  const [across, upright] = py.exactly(py.listed(s.laid).map((word) => py.and(word, EVERY_BIT)), 2);
  const found: string[] = [];
  let anchors: number = py.or(across, upright);
  while (anchors) {
    const bit = py.and(anchors, -anchors);
    const anchor = py.bitLength(bit) - 1;
    if (py.and(across, bit)) {
      found.push(py.at(FENCE_TEXTS, anchor));
    }
    if (py.and(upright, bit)) {
      found.push(py.at(FENCE_TEXTS, ANCHORS + anchor));
    }
    anchors = py.xor(anchors, bit);
  }
  return found;
}

/** A state or view as JSON-able facts. */
function describe(s: State): Record<string, any> {
  const players = s.players;
  const last = s.trail_length;
  const trail: number[] = py.listed(s.trail.slice(0, last));
  const viewer = s.viewer;
  const facts: Record<string, any> = { pawns: py.listed(s.pawns.slice(0, players)).map((square) => py.at(SQUARE_TEXTS, square)), fences: laid(s), left: py.listed(s.left.slice(0, players)), turn: s.turn, plies: s.plies, repeats: py.count(trail, py.at(trail, -1)), trail: trail };
  if (viewer !== REFEREE) {
    facts["viewer"] = viewer === SPECTATOR ? null : viewer;
  }
  return facts;
}

const IS_OPEN = true;

const PASS = 209;

const ACROSS = 81;

function _action_event(before: State, seat: number, action: number, after: State): Record<string, any> {
  if (action === PASS) {
    return { event: "passed", seat: seat };
  }
  if (action >= ACROSS) {
    return { event: "fence", seat: seat, fence: py.at(TEXTS, action), left: py.at(after.left, seat) };
  }
  const here = py.at(before.pawns, seat);
  const steps = Math.abs(py.mod(action, 9) - py.mod(here, 9)) + Math.abs(py.div(action, 9) - py.div(here, 9));
  const event = steps === 1 ? "moved" : "jumped";
  return { event: event, seat: seat, from: py.at(SQUARE_TEXTS, here), to: py.at(TEXTS, action) };
}

const WON = 1;

const DRAWN = 2;

/** The events of one action, in order. */
function events(before: State, seat: number, action: number, after: State): (Record<string, any>)[] {
  const events: (Record<string, any>)[] = [_action_event(before, seat, action, after)];
  if (after.outcome === WON) {
    events.push({ event: "arrived", seat: seat });
  }
  if (after.outcome === DRAWN) {
    const repeated = after.plies < py.times(200, after.players);
    events.push({ event: repeated ? "drawn_by_repetition" : "drawn_by_length" });
  }
  return events;
}

/** The lot for the first move; nothing where the table has named who begins. */
function opening_events(first: any, _rng: any, _kernels: Record<string, any>): (Record<string, any>)[] {
  const s = py.item(first, 0);
  return py.truth(py.item(s, "opt_starter")) ? [] : [{ event: "drawn_to_begin", seat: py.int(py.item(s, "turn")) }];
}

/** The first move goes on clockwise: between two it alternates. */
function leads_next(first: Record<string, any>, _last: Record<string, any>, places: number[]): null | number {
  return py.mod(py.int(py.key(first, "turn")) + 1, places.length);
}

const OPTION = "starter";

/** An option that does not go with the others, and the word for why. */
function refuse(options: Record<string, number | string>): [string, string] | null {
  if (py.int(py.key(options, "starter")) > py.int(py.key(options, "players"))) {
    return ["starter", "no_such_starter"];
  }
  if (py.times(py.int(py.key(options, "players")), py.int(py.key(options, "fences"))) > 20) {
    return ["fences", "too_many_fences"];
  }
  if (py.key(options, "teams") === "yes" && py.key(options, "players") !== 4) {
    return ["teams", "teams_need_four"];
  }
  return null;
}

const SEATS = 4;

const OPTIONS = new Options(new Number_("players", 2, [2, 4], "Q-2"), new Number_("starter", 0, py.range(SEATS + 1), "Q-3"), new Number_("fences", (chosen: any) => py.equal(py.item(chosen, "players"), 2) ? 10 : 5, py.range(21), "Q-3"), new Number_("size", 9, [5, 7, 9], "Q-3"), new Choice("third_pawn", "forbidden", ["forbidden", "diagonal"], "Q-10"), new Choice("teams", "no", ["no", "yes"], "Q-12"));

export const GAME: Definition<State, View> = {
  key: "quoridor",
  version: 2,
  seats: 4,
  actions: 210,
  most_legal: 210,
  minutes: [15, 30],
  seat_options: ["starter"],
  waits: new Set([]),
  folder: "quoridor",
  options: OPTIONS,
  refuse,
  reasons: new Map([[1, new Reason("Q-12", "over")], [2, new Reason("Q-4", "not_your_turn")], [3, new Reason("Q-1", "off_board")], [4, new Reason("Q-5", "too_far")], [5, new Reason("Q-5", "fence_between")], [6, new Reason("Q-8", "occupied")], [7, new Reason("Q-8", "no_neighbour")], [8, new Reason("Q-9", "behind_blocked")], [9, new Reason("Q-9", "straight_open")], [10, new Reason("Q-9", "side_blocked")], [11, new Reason("Q-10", "third_pawn")], [12, new Reason("Q-4", "no_fences")], [13, new Reason("Q-6", "fence_laid")], [14, new Reason("Q-6", "fence_crosses")], [15, new Reason("Q-6", "fence_overlaps")], [16, new Reason("Q-7", "closes_way")], [17, new Reason("Q-11", "may_move")]]),
  side: (options: any) => py.item(options, "teams") === "yes" ? 2 : 1,
  notation: { text, action, describe: (s) => describe(s) as Shown<View>, IS_OPEN },
  events: { events },
  windows: null,
  opening: { opening_events },
  rematch: { leads_next, OPTION },
};
