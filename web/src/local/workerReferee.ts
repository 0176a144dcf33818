/** What the worker does: where rules and the server's timing come from, and what is asked of it. */

import type { Definition } from "../referee/definition";
import type { Manifest } from "../referee/manifest";
import { hex } from "../referee/blake2b";
import { CompiledMachine } from "../referee/machine";
import { runOn } from "../referee/ops";
import { RejectedError } from "../referee/rejected";
import { Rules } from "../referee/wasm";
import { speakWith } from "../referee/words";
import type { TableTiming } from "../wire";
import type { Module } from "./bots";
import type { CallName, Failure, FromWorker, ReviewRequest, ToWorker } from "./calls";
import { report } from "./faults";
import { openStore } from "./storage";
import { LocalTables } from "./tables";
import { unsaid } from "./unsaid";

const games = import.meta.glob<{ GAME: Definition }>("../referee/games/*.ts");
const scope = globalThis as unknown as { postMessage(message: FromWorker): void };

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

// --- Rules -----------------------------------------------------------------------------------------------------------

let addresses: Record<string, string> = {};

async function definition(key: string): Promise<Definition> {
  return (await games[`../referee/games/${key}.ts`]!()).GAME;
}

async function module(key: string): Promise<Module> {
  const address = addresses[key];
  if (!address) throw new Error(`the rules of ${key} are not there`);
  const [manifest, code] = await Promise.all([fetched(`${address}.json`), fetched(`${address}.wasm`)]);
  return {
    manifest: (await manifest.json()) as Manifest,
    code: await WebAssembly.compile(await code.arrayBuffer()),
  };
}

// --- The page --------------------------------------------------------------------------------------------------------

let settle: (timing: TableTiming) => void;
/** Everything waits for what the page has to say first. */
const begun = new Promise<TableTiming>((resolve) => (settle = resolve)).then(begin);

speakWith((_lang, game, name, args) => unsaid(game, name, args));

async function begin(timing: TableTiming): Promise<LocalTables> {
  const machine = new CompiledMachine();
  runOn(machine);
  return new LocalTables({
    ...{ machine, store: await openStore(() => scope.postMessage({ unkept: true })), timing, definition, module },
    tell: (message) => scope.postMessage({ message }),
    seed: () => hex(crypto.getRandomValues(new Uint8Array(32))),
  });
}

const CALLS = {
  keeps: (tables) => Promise.resolve(tables.keeps),
  fit: (tables, game, options) => tables.fit(game, options),
  makeTable: (tables, plan, name) => tables.make(plan, name),
  makeScripted: (tables, game, start, name) => tables.makeScripted(game, start, name),
  tables: (tables) => tables.listed(),
  matches: (tables) => tables.matches(),
  match: (tables, id) => tables.match(id),
  look: (tables, id, viewer, first, last) => tables.look(id, viewer, first, last),
  replay: (tables, id) => tables.replay(id),
  playOn: (tables, id, wanted, name) => tables.playOn(id, wanted, name),
  check: (tables, replay) => tables.check(replay),
} as { [Name in CallName]: (tables: LocalTables, ...args: never[]) => Promise<unknown> };

function failureOf(error: unknown): Failure {
  if (error instanceof RejectedError) return { code: error.code, text: error.text(""), option: error.option };
  report(error);
  return { code: "unknown", text: "", option: null };
}

/** Look back at a match; the page listens to nothing else of this worker, and ends it when it wants. */
async function lookBack({ rules, replay, effort }: ReviewRequest): Promise<void> {
  addresses = { [replay.game]: rules };
  const [{ lookedBack }, game, { code, manifest }] = await Promise.all([
    import("../review/lookBack"),
    definition(replay.game),
    module(replay.game),
  ]);
  const machine = new CompiledMachine();
  runOn(machine);
  machine.add(game, await Rules.load(code, manifest));
  const review = await lookedBack(game, replay, effort, (done, total) => scope.postMessage({ reviewed: done / total }));
  scope.postMessage({ review });
}

/** Do what the page says; fails only where nothing can be refereed here at all. */
export async function heed(data: ToWorker): Promise<void> {
  if ("begin" in data) {
    addresses = data.begin.rules;
    settle(data.begin.timing);
    return;
  }
  if ("ping" in data) return;
  if ("review" in data) return lookBack(data.review);
  const tables = await begun;
  if ("request" in data) return tables.carryOut(data.request);
  const { call, name, args } = data;
  try {
    scope.postMessage({ call, value: await CALLS[name](tables, ...(args as never[])) });
  } catch (error) {
    scope.postMessage({ call, failure: failureOf(error) });
  }
}
