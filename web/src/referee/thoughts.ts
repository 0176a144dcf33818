/** What bots think with: the compiled search, a game's own engine, instinct or chance, in a module's memory. */

import { Held } from "./machine";
import type { Stream, States } from "./ops";
import { Decision } from "./shared/decision";
import type { Game } from "./shared/game";
import { rows_of_tree } from "./shared/tree";
import type { BotGoal } from "../wire";
import type { Room, Rules } from "./wasm";

export type Kind = "search" | "instinct" | "random";

/** A thought in the making; the caller keeps the time. */
export interface Thought {
  readonly budget: number;
  /** Whether the budget is a plan of rounds, which must be gone through to the end. */
  readonly isPlanned: boolean;
  readonly done: boolean;
  work(iterations: number): void;
  decision(): Decision;
}

/** What is thought about. */
export interface Question {
  game: Game;
  /** What the seat knows. */
  view: States;
  seat: number;
  level: number;
  /** Moves on as it is drawn from. */
  rng: Stream;
  /** How many trials a search is planned for, if not for those of its level. */
  iterations?: number;
  /** What is played for: to win, unless it says otherwise. */
  goal?: BotGoal;
}

/** Begin to think; the memory that it takes is the caller's to give back. */
export function begun(rules: Rules, kind: Kind, asked: Question): Thought {
  if (kind === "random") return atOnce(chosenAtRandom(rules, asked));
  if (kind === "instinct") return atOnce(chosenByInstinct(rules, asked));
  return engineThought(rules, asked) ?? treeThought(rules, asked);
}

function atOnce(decision: Decision): Thought {
  return { budget: 0, isPlanned: false, done: true, work: () => undefined, decision: () => decision };
}

function lent(rules: Rules, room: Room, held: States | Stream): Room {
  rules.bytes(room).set((held as Held).bytes);
  return room;
}

/** A stream in the module's memory, to be drawn from. */
function drawnFrom<T>(rules: Rules, rng: Stream, draw: (room: Room) => T): T {
  const room = lent(rules, rules.room("stream", 1), rng);
  const found = draw(room);
  (rng as Held).change(rules.bytes(room).slice());
  return found;
}

/** Room for what a bot thinks, best first: actions, win probabilities, shares of its attention. */
function conclusions(rules: Rules): [Room, Room, Room] {
  const most = rules.manifest.mostLegal;
  return [rules.room("int64", most), rules.room("float64", most), rules.room("float64", most)];
}

function concluded(
  rules: Rules,
  [actions, winProbabilities, shares]: [Room, Room, Room],
  count: number,
  action: number,
): Decision {
  const likely = rules.floats(winProbabilities, count);
  const noticed = rules.floats(shares, count);
  const rows = rules
    .ints(actions, count)
    .map((each, at): [number, number, number] => [each, likely[at]!, noticed[at]!]);
  return new Decision(action, rows, rules.manifest.waits.includes(action));
}

function planned(rules: Rules, { game, level, iterations, goal = "win" }: Question): Room {
  const { thought } = rules.manifest.levels[level]!;
  const record = rules.room("thought", 1);
  rules.write(record, { ...thought, side: game.definition.side(game.options), goal: rules.manifest.goals[goal] });
  if (iterations !== undefined) rules.write(record, { iterations });
  return record;
}

function chosenAtRandom(rules: Rules, { view, seat, rng }: Question): Decision {
  const state = lent(rules, rules.room("state", 1), view);
  const list = rules.room("int64", rules.manifest.mostLegal);
  const count = rules.call("legal", state, 0, seat, list);
  const action = rules.ints(list, count)[drawnFrom(rules, rng, (room) => rules.call("draw_index", room, count))]!;
  return new Decision(action, [], rules.manifest.waits.includes(action));
}

function chosenByInstinct(rules: Rules, asked: Question): Decision {
  const states = rules.room("state", 2);
  lent(rules, rules.item(states, 0), asked.view);
  const record = planned(rules, asked);
  const [own, order] = [rules.room("stream", 1), rules.room("int64", rules.manifest.mostLegal)];
  const found = conclusions(rules);
  const count = drawnFrom(rules, asked.rng, (rng) =>
    rules.call("instinct_choose", states, record, rng, own, order, ...found, asked.seat),
  );
  return concluded(rules, found, count, rules.value(record, "action"));
}

/** The search that all games share. */
function treeThought(rules: Rules, asked: Question): Thought {
  const { seat, view, rng } = asked;
  const record = planned(rules, asked);
  const [nodes, most] = rows_of_tree(rules.value(record, "iterations"), rules.manifest.mostLegal);
  const states = rules.room("state", 4);
  lent(rules, rules.item(states, 1), view);
  const words = rules.words(rules.item(states, 0));
  const tree = [
    rules.room("int64", nodes, 3),
    rules.room("float64", most, 4),
    rules.room("int64", rules.manifest.mostLegal),
    rules.room("float64", rules.manifest.mostLegal),
  ] as const;
  const [, ...root] = tree;
  const rngs = rules.room("stream", 3);
  const budget = drawnFrom(rules, rng, (room) => rules.call("search_begin", states, record, room, rngs, ...tree, seat));
  return {
    budget,
    isPlanned: true,
    get done() {
      return rules.value(record, "remaining") <= 1;
    },
    work(iterations) {
      if (!this.done) rules.call("search_on", states, words, record, rngs, ...tree, seat, iterations);
    },
    decision() {
      const found = conclusions(rules);
      const count = rules.call("search_conclude", states, record, ...root, ...found);
      return concluded(rules, found, count, rules.value(record, "action"));
    },
  };
}

/** The game's own engine, where it has one for this match. */
export function engineThought(rules: Rules, { view, level, rng, iterations = 0 }: Question): Thought | null {
  const { engine } = rules.manifest;
  if (!engine) return null;
  const length = (name: string) => engine[name] as number;
  const state = lent(rules, rules.room("state", 1), view);
  const scratch = rules.room("scratch", length("scratch"));
  const rooms = [rules.room("boards", length("boards")), rules.room("nodes", length("nodes")), scratch] as const;
  const outcomes = rules.room("int64", length("outcomes"));
  const own = rules.room("stream", 1);
  const usual = drawnFrom(rules, rng, (room) =>
    rules.call("engine_begin", state, ...rooms, outcomes, room, own, level),
  );
  if (usual < 0) return null;
  // A race is counted out already.
  const budget = usual > 0 ? Math.max(usual, iterations) : usual;
  rules.write(scratch, { budget });
  const weights = rules.room("int8", 0);
  const table = rules.room("int64", (engine["table"] as Record<string, number>)[level]!);
  return {
    budget,
    isPlanned: false,
    get done() {
      return rules.value(scratch, "done") !== 0;
    },
    work(iterations) {
      rules.call("engine_work", ...rooms, table, weights, iterations);
    },
    decision() {
      const found = conclusions(rules);
      const count = rules.call("engine_conclude", state, ...rooms, outcomes, ...found);
      return concluded(rules, found, count, rules.value(scratch, "chosen"));
    },
  };
}
