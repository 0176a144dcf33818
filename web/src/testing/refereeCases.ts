/**
 * Holds the translated code against cases that Python has written: `node refereeCases.js CASES SRC`.
 *
 * Each line of the file CASES is a case: what is asked, and the answer as JSON, letter for letter. SRC is the folder of the
 * Python package, for its words. Prints how many cases there were and the first that differ.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

import type { FluentBundle } from "@fluent/bundle";

import type { Definition, Event, Facts } from "../referee/definition";
import { GAME as jackaroo } from "../referee/games/jackaroo";
import { GAME as nahs } from "../referee/games/nahs";
import { GAME as quoridor } from "../referee/games/quoridor";
import { GAME as taki } from "../referee/games/taki";
import { GAME as toitoi } from "../referee/games/toitoi";
import { recordReader, type RecordLayout } from "../referee/record";
import { OptionError } from "../referee/shared/errors";
import { fitted, offers } from "../referee/shared/fitting";
import { changed, Game, settle } from "../referee/shared/game";
import { is_decided, mates, ranked, sides } from "../referee/shared/givingUp";
import { explained } from "../referee/shared/optionErrors";
import { sayIn, speakWith } from "../referee/words";
import type { Lang } from "../wire";
import { catalogue, format, type Args } from "../words/catalogue";

type Case = { ask: string; key: string; expected: string } & Record<string, unknown>;

const GAMES = { jackaroo, nahs, quoridor, taki, toitoi } as unknown as Record<string, Definition<unknown>>;
const readers = new Map<string, ReturnType<typeof recordReader>>();
const bundles = new Map<string, FluentBundle>();
const [cases = "", source = ""] = process.argv.slice(2);

function words(lang: string, game: string | null): FluentBundle {
  const name = `${lang} ${game}`;
  if (!bundles.has(name)) {
    const shared = readdirSync(join(source, "locale")).filter(
      (file) => file.endsWith(`${lang}.ftl`) && !file.startsWith("web."),
    );
    const files = [`${lang}.ftl`, ...shared.sort()].map((file) => join(source, "locale", file));
    if (game) files.push(...["words", "rulebook"].map((part) => join(source, "games", game, part, `${lang}.ftl`)));
    bundles.set(
      name,
      catalogue(
        lang as Lang,
        files.map((file) => readFileSync(file, "utf8")),
      ),
    );
  }
  return bundles.get(name)!;
}

speakWith((lang, game, name, args) => format(words(lang, game), name, args ?? {}));

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

const ANSWERS: Record<string, (game: Definition<unknown>, asked: Case) => unknown> = {
  layout: (_, { key, layout }) => void readers.set(key, recordReader(layout as RecordLayout)),
  describe: (game, { key, state }) => game.notation.describe(record(key, state)),
  events: (game, { key, before, seat, action, after }) =>
    game.events.events(record(key, before), seat as number, action as number, record(key, after)),
  span: (game, { key, state }) => game.windows && game.windows.span(record(key, state)),
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
    return game.opening!.told(states, null, recorded(draws as [number, number[]][]));
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

let count = 0;
const differing: unknown[] = [];
for (const line of readFileSync(cases, "utf8").split("\n")) {
  if (!line) continue;
  const asked = JSON.parse(line) as Case;
  let answer: string;
  try {
    answer = JSON.stringify(ANSWERS[asked.ask]!(GAMES[asked.key]!, asked)) ?? "null";
  } catch (error) {
    answer = error instanceof Error ? `${error.stack}` : String(error);
  }
  count += 1;
  if (answer !== asked.expected) differing.push({ ...asked, answer });
}
process.stdout.write(JSON.stringify({ count, differing: differing.length, first: differing.slice(0, 5) }));
