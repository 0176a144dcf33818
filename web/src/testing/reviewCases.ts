/**
 * node reviewCases.mjs MODULES REPLAYS EFFORT: looks back at the matches of a file with a replay a line, as the page does, and
 * prints what it found, a line each. tests/web/test_review.py runs it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Replay } from "../local/replayFile";
import type { Definition } from "../referee/definition";
import { CompiledMachine } from "../referee/machine";
import type { Manifest } from "../referee/manifest";
import { runOn } from "../referee/ops";
import * as all from "../referee/shared/allGames";
import { Rules } from "../referee/wasm";
import { lookedBack } from "../review/lookBack";

const [modules, replays, effort] = process.argv.slice(2) as [string, string, string];
const GAMES = all as Record<string, unknown> as Record<string, Definition>;

const machine = new CompiledMachine();
runOn(machine);

for (const line of readFileSync(replays, "utf8").trim().split("\n")) {
  const replay = JSON.parse(line) as Replay;
  const definition = GAMES[replay.game]!;
  if (!machine.has(replay.game)) {
    const manifest = JSON.parse(readFileSync(join(modules, `${replay.game}.json`), "utf8")) as Manifest;
    machine.add(definition, await Rules.load(readFileSync(join(modules, `${replay.game}.wasm`)), manifest));
  }
  const told: number[][] = [];
  const began = performance.now();
  const review = await lookedBack(definition, replay, Number(effort), (done, total) => {
    told.push([done, total]);
  });
  const found = { review, last: told.at(-1), milliseconds: Math.round(performance.now() - began) };
  await new Promise<void>((resolve) => process.stdout.write(`${JSON.stringify(found)}\n`, () => resolve()));
}
