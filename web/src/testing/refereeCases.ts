/**
 * Holds the translated code against cases that Python has written: `node refereeCases.js CASES SRC`.
 *
 * Each line of the file CASES is a case: what is asked, and the answer as JSON, letter for letter. SRC is the folder of the
 * Python package, for its words. Prints how many cases there were and the first that differ.
 */

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

import type { Commentary } from "../commentary";
import type { Definition, Event, Facts } from "../referee/definition";
import * as allCommentaries from "../referee/shared/allCommentaries";
import * as all from "../referee/shared/allGames";
import { type GameOps, runOn, type States, type Stream } from "../referee/ops";
import { recordReader, type RecordLayout } from "../referee/record";
import { news } from "../referee/shared/commentary";
import { IllegalMove, OptionError } from "../referee/shared/errors";
import { fitted, offers } from "../referee/shared/fitting";
import { changed, Game, settle } from "../referee/shared/game";
import { is_decided, mates, ranked, sides } from "../referee/shared/givingUp";
import { revealed_nothing } from "../referee/shared/information";
import { has_ended_a_round } from "../referee/shared/interlude";
import { Match } from "../referee/shared/match";
import { explained } from "../referee/shared/optionErrors";
import { Clocks } from "../referee/shared/clocks";
import { legal_now } from "../referee/shared/payloads";
import {
  asked,
  OpenWindow,
  default_action,
  speakers,
  usual_seconds,
  window_kind,
  WindowChoice,
} from "../referee/shared/windows";
import { sayIn } from "../referee/words";
import type { Clock } from "../wire";
import type { Args } from "../words/catalogue";
import { speakFrom } from "./packageWords";

type Case = { ask: string; key: string; expected: string } & Record<string, unknown>;

const GAMES = all as unknown as Record<string, Definition<unknown>>;
const COMMENTARIES: Record<string, Commentary> = allCommentaries;
const readers = new Map<string, ReturnType<typeof recordReader>>();
const [cases = "", source = ""] = process.argv.slice(2);

speakFrom(source);

function record(key: string, packed: unknown): unknown {
  return readers.get(key)!(inflateSync(Buffer.from(packed as string, "base64")));
}

/** The answer, or what is wrong with the house rules that were given. */
function orError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof OptionError) return { option: error.option, text: error.message };
    throw error;
  }
}

/** Kernels that answer what the compiled ones answered. */
function recorded(draws: [number, number[]][]): Record<string, unknown> {
  return {
    draw_for_lead(_table: unknown, _i: number, _rng: unknown, _draw: number, _tied: number, drawn: number[]): number {
      const [tied, cards] = draws.shift()!;
      cards.forEach((card, seat) => (drawn[seat] = card));
      return tied;
    },
  };
}

/** A state or stream of a recorded match, by its number. */
class Numbered implements States {
  constructor(
    public number: number,
    private memory: Memory,
  ) {}
  get 0(): unknown {
    return this.memory.record(this.number);
  }
  tobytes(): string {
    return String(this.number);
  }
}

/** Compiled rules that answer what they answered when Python asked them; anything else is an error. */
class Memory {
  readonly record: (number: number) => unknown;
  constructor(
    private answers: Record<string, unknown>,
    blobs: string[],
    layout: RecordLayout,
  ) {
    const read = recordReader(layout);
    this.record = (number) => read(inflateSync(Buffer.from(blobs[number]!, "base64")));
  }

  ask(...question: unknown[]): unknown {
    const plain = question.map((each) => (each instanceof Numbered ? each.number : each));
    const text = JSON.stringify(plain);
    if (!(text in this.answers)) throw new Error(`Python did not ask ${text}`);
    return structuredClone(this.answers[text]);
  }

  numbered(...question: unknown[]): Numbered {
    return new Numbered(this.ask(...question) as number, this);
  }

  changed(states: States, rng: Stream, ...question: unknown[]): void {
    const [first, second] = this.ask(...question) as [number, number];
    (states as Numbered).number = first;
    (rng as Numbered).number = second;
  }

  ops(): GameOps {
    const simple = ["actors", "check", "all_legal", "legal", "result", "is_incomplete", "foresees", "opening"];
    return {
      ...Object.fromEntries(simple.map((name) => [name, (...args: unknown[]) => this.ask(name, ...args)])),
      blank: () => this.numbered("blank"),
      hidden: (states, viewer) => this.numbered("hidden", states, viewer),
      determinized: (view, rng) => this.numbered("determinized", view, rng),
      deal: (states, rng) => this.changed(states, rng, "deal", states, rng),
      play: (states, rng, seat, action) => this.changed(states, rng, "play", states, rng, seat, action),
    } as Partial<GameOps> as GameOps;
  }
}

/** A whole match, step by step, refereed by the translated code. */
function refereed(game: Definition<unknown>, { layout, options, memory, steps }: Case): unknown[] {
  const { answers, blobs } = memory as { answers: Record<string, unknown>; blobs: string[] };
  const recorded = new Memory(answers, blobs, layout as RecordLayout);
  const ops = recorded.ops();
  runOn({
    opsOf: () => ops,
    rulesOf: () => {
      throw new Error("a referee asks nothing of a module");
    },
    keyOf: (seed) => seed as string,
    newStream: (seed) => recorded.numbered("newStream", seed),
    copied: (one) => new Numbered((one as unknown as Numbered).number, recorded) as never,
    digest: (states, given_up = []) => recorded.ask("digest", states, given_up) as string,
    fraction: (rng) => recorded.ask("fraction", rng) as number,
    indexBelow: (rng, count) => recorded.ask("indexBelow", rng, count) as number,
  });
  let match!: Match;
  let before!: Match;
  const own: Record<string, (...args: never[]) => unknown> = {
    start: (seed: string) => void (match = Match.started(new Game(game as never, options as Facts), seed)),
    keep: () => void (before = match.copy()),
    why: (seat: number, text: string, lang: string) => {
      const refusal = match.why(seat, text, lang);
      return refusal && [refusal.rule, refusal.code, refusal.text];
    },
    result: () => {
      const result = match.result();
      return result && [result.places, result.scores, result.given_up];
    },
    default_action: (seat: number) => default_action(match, seat),
    kept: (seat: number, action: number) => {
      const kind = window_kind(match)!;
      const choices = new Map([[seat, new WindowChoice(action, null)]]);
      const window = new OpenWindow(kind, match.ply, usual_seconds(match, kind), 103.5, choices);
      const shown = [seat, null].map((viewer) => window.shown(viewer, 99.25));
      return [legal_now(match, window, seat), ...shown, window.is_past(103.5), window.is_past(99)];
    },
    window_kind: () => {
      const kind = window_kind(match);
      return kind && [kind.kind, kind.collects];
    },
    asked: () => asked(match),
    speakers: () => [...speakers(match)].sort((a, b) => a - b),
    revealed_nothing: (viewers: (number | null)[]) =>
      match.log.at(-1)!.action < 0 ? null : revealed_nothing(before, match, viewers),
    has_ended_a_round: () => has_ended_a_round(match),
    ply: () => match.ply,
  };
  return (steps as [string, never[], unknown][]).map(([name, args, expected]) => {
    let answer: unknown;
    try {
      const call = own[name] ?? (match[name as "state"] as (...args: never[]) => unknown).bind(match);
      answer = call(...args) ?? null;
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      answer = error.message;
    }
    const [mine, theirs] = [JSON.stringify(answer), JSON.stringify(expected)];
    if (mine !== theirs)
      throw new Error(`${name}(${JSON.stringify(args)}) at ply ${match.ply}: ${mine}, not ${theirs}`);
    return answer;
  });
}

/** Clocks, asked step by step. */
function clocked({ control, seats, steps }: Case): unknown[] {
  let clocks = new Clocks(control as Clock, seats as number);
  return (steps as [string, ...never[]][]).map(([name, ...args]) => {
    const answer = (clocks[name as "times"] as (...args: never[]) => unknown).bind(clocks)(...args);
    if (answer instanceof Clocks) clocks = answer;
    return answer instanceof Clocks ? null : (answer ?? null);
  });
}

const ANSWERS: Record<string, (game: Definition<unknown>, asked: Case) => unknown> = {
  match: refereed,
  clocks: (_, asked) => clocked(asked),
  layout: (_, { key, layout }) => void readers.set(key, recordReader(layout as RecordLayout)),
  describe: (game, { key, state }) => game.notation.describe(record(key, state)),
  events: (game, { key, before, seat, action, after }) =>
    game.events.events(record(key, before), seat as number, action as number, record(key, after)),
  facts: (_, { key, views }) => {
    const { facts, is_news } = COMMENTARIES[key]!;
    const [before, after] = (views as unknown[]).map(facts);
    return [after, news(before!, after!, is_news)];
  },
  window_kind: (game, { key, state }) => game.windows && game.windows.window_kind(record(key, state)),
  texts: (game) => Array.from({ length: game.actions }, (_, action) => game.notation.text(action)),
  action: (game, { text }) => game.notation.action(text as string),
  sealed: (game) =>
    game.windows && Array.from({ length: game.actions }, (_, action) => game.windows!.is_sealed(action)),
  constants: ({
    key,
    version,
    seats,
    actions,
    most_legal,
    minutes,
    seat_options,
    waits,
    notation,
    events,
    windows,
    rematch,
  }) => ({
    ...{ key, version, seats, actions, most_legal, minutes, seat_options, waits: [...waits] },
    IS_OPEN: notation.IS_OPEN ?? null,
    ROUND_END: events.ROUND_END ?? null,
    ...{ DEFAULT_ACTION: windows?.DEFAULT_ACTION ?? null, SECONDS: windows?.SECONDS ?? null },
    ...{ OPTION: rematch?.OPTION ?? null, LEADER: rematch?.LEADER ?? null },
  }),
  reason: (game, { key, code, lang }) => {
    const reason = game.reasons.get(code as number)!;
    return [reason.rule, reason.name, sayIn(lang as string, key, `reason-${reason.name}`)];
  },
  leads_next: (game, { first, last, places }) =>
    game.rematch!.leads_next(first as Facts, last as Facts, places as number[]),
  told: (game, { key, first, draws }): Event[] => {
    const states = Object.assign([record(key, first)], { copy: () => states });
    return game.opening!.opening_events(states, null, recorded(draws as [number, number[]][]));
  },
  options: (game) =>
    game.options.__iter__().map((option) => [option.name, option.rule, option.choices({ players: 2 })]),
  settle: (game, { given }) => orError(() => settle(game as never, given as Facts)),
  fitted: (game, { given }) => orError(() => fitted(game as never, given as Facts)),
  offers: (game, { given }) => offers(game as never, given as Facts),
  changed: (game, { given }) => changed(game as never, given as Facts),
  explained: (game, { given, name, lang }) => {
    const say = (message: string, args: Args) => sayIn(lang as string, null, `rejected-bad_option-${message}`, args);
    return explained(say, lang as string, game as never, name as string, given as Facts);
  },
  giving_up: (game, { options, places, given_up }) => {
    const played = new Game(game as never, options as Facts);
    const seats = Array.from({ length: played.players }, (_, seat) => seat);
    const out = given_up as number[];
    return [
      sides(played),
      seats.map((seat) => mates(played, seat)),
      is_decided(played, out),
      ranked(played, places as number[], out),
    ];
  },
};

/** Letters of an answer that are shown. */
const LONGEST = 3000;

let count = 0;
const differing: unknown[] = [];
for (const line of readFileSync(cases, "utf8").split("\n")) {
  if (!line) continue;
  const question = JSON.parse(line) as Case;
  let answer: string;
  try {
    answer = JSON.stringify(ANSWERS[question.ask]!(GAMES[question.key]!, question)) ?? "null";
  } catch (error) {
    answer = error instanceof Error ? `${error.stack}` : String(error);
  }
  count += 1;
  if (answer === question.expected) continue;
  const shown = { ...question, memory: null, steps: null, layout: null, expected: question.expected.slice(0, LONGEST) };
  differing.push({ answer: answer.slice(0, LONGEST), ...shown });
}
process.stdout.write(JSON.stringify({ count, differing: differing.length, first: differing.slice(0, 5) }));
