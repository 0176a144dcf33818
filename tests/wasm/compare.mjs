// node compare.mjs GAME.wasm GAME.json TRACES: repeats matches and thoughts by the module and prints what differs, a line each.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { Rules } from "../../web/src/referee/wasm.ts";

const [code, manifestFile, traces] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(manifestFile, "utf-8"));
const rules = await Rules.load(readFileSync(code), manifest);
const { seats, mostLegal } = manifest;
const REFUSALS_EVERY = 16;

const bytesOf = (text) => Buffer.from(text, "base64");
const digest = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
const copy = (room) => Uint8Array.from(rules.bytes(room));
const fill = (room, bytes) => rules.bytes(room).set(bytes);
const first = (room, count) => copy({ ...room, lengths: [count] });

function hidden(state, view, viewer) {
  fill(view, rules.bytes(state));
  rules.call("hide", view, 0, viewer);
  return copy(view);
}

function repeat(run) {
  const state = rules.room("state", 1);
  const view = rules.room("state", 1);
  const rng = rules.room("stream", 1);
  const list = rules.room("int64", Math.max(mostLegal, seats));
  fill(state, bytesOf(run.blank));
  fill(rng, bytesOf(run.stream));
  rules.call("deal", state, 0, rng);
  for (const [ply, [seat, action, want]] of run.plies.entries()) {
    const asked = rules.ints(list, rules.call("actors", state, 0, list));
    const views = Array.from({ length: run.players }, (_, viewer) => hidden(state, view, viewer));
    const parts = [copy(state), Uint8Array.from(asked), ...views, copy(rng)];
    if (action >= 0) {
      parts.push(first(list, rules.call("legal", state, 0, seat, list)));
      if (ply % REFUSALS_EVERY === 0) {
        const refusals = Array.from({ length: manifest.actions }, (_, each) => BigInt(rules.call("check", state, 0, seat, each)));
        parts.push(new Uint8Array(BigInt64Array.from(refusals).buffer));
      }
    }
    if (digest(...parts) !== want) return `ply ${ply} differs`;
    if (action >= 0) rules.call("play", state, 0, rng, seat, action);
  }
  const places = rules.room("int64", seats);
  const scores = rules.room("int64", seats);
  const over = rules.call("result", state, 0, places, scores);
  const result = over ? [rules.ints(places, run.players), rules.ints(scores, run.players)] : null;
  if (JSON.stringify(result) !== JSON.stringify(run.result)) return "the result differs";
  hidden(state, view, 0);
  rules.call("determinize", view, 0, rules.stream(Uint8Array.of(5, ...new Array(31).fill(0))));
  if (digest(copy(view)) !== run.guess) return "the guess differs";
  const wrong = run.thoughts.findIndex((thought) => THINK[thought.kind](thought) !== thought.digest);
  return wrong < 0 ? null : `thought ${wrong} (${run.thoughts[wrong].kind}, level ${run.thoughts[wrong].level}) differs`;
}

function findings() {
  return [rules.room("int64", mostLegal), rules.room("float64", mostLegal), rules.room("float64", mostLegal)];
}

function begun(thought) {
  const rng = rules.room("stream", 1);
  fill(rng, bytesOf(thought.stream));
  const record = rules.room("thought", 1);
  rules.write(record, { ...manifest.levels[thought.level].thought, side: thought.side });
  return [rng, record];
}

const THINK = {
  search(thought) {
    const mark = rules.mark();
    const [rng, record] = begun(thought);
    rules.write(record, { iterations: thought.iterations });
    const states = rules.room("state", 4);
    fill(rules.item(states, 1), bytesOf(thought.view));
    const words = rules.words(rules.item(states, 0));
    // A tree that is full grows no more: how much room there is belongs to the thought.
    const nodes = rules.room("int64", thought.rows[0], 3);
    const edges = rules.room("float64", thought.rows[1], 4);
    const order = rules.room("int64", mostLegal);
    const rngs = rules.room("stream", 3);
    const firsts = rules.room("float64", mostLegal);
    rules.call("search_begin", states, record, rng, rngs, nodes, edges, order, firsts, thought.seat);
    let left = thought.iterations;
    while (rules.value(record, "remaining") > 1 && left > 0) {
      rules.call("search_on", states, words, record, rngs, nodes, edges, order, firsts, thought.seat, 25);
      left -= 25;
    }
    const written = findings();
    const count = rules.call("search_conclude", states, record, edges, order, firsts, ...written);
    const root = first({ ...edges, size: 32 }, rules.value(record, "legal"));
    const made = digest(copy(record), root, ...written.map((room) => first(room, count)), copy(rng));
    rules.release(mark);
    return made;
  },
  instinct(thought) {
    const mark = rules.mark();
    const [rng, record] = begun(thought);
    const states = rules.room("state", 2);
    fill(rules.item(states, 0), bytesOf(thought.view));
    const own = rules.room("stream", 1);
    const [actions, probabilities, shares] = findings();
    const order = rules.room("int64", mostLegal);
    const count = rules.call("instinct_choose", states, record, rng, own, order, actions, probabilities, shares, thought.seat);
    const [likely, liked] = [rules.floats(probabilities, count), rules.floats(shares, count)];
    const told = Float64Array.from(likely.flatMap((probability, k) => [probability, liked[k]]));
    const made = digest(String(rules.value(record, "action")), new Uint8Array(told.buffer), copy(rng));
    rules.release(mark);
    return made;
  },
  engine(thought) {
    const mark = rules.mark();
    const rng = rules.room("stream", 1);
    fill(rng, bytesOf(thought.stream));
    const view = rules.room("state", 1);
    fill(view, bytesOf(thought.view));
    const { boards, nodes, scratch, outcomes, table } = manifest.engine;
    const rooms = [rules.room("boards", boards), rules.room("nodes", nodes), rules.room("scratch", scratch)];
    const races = rules.room("int64", outcomes);
    const own = rules.room("stream", 1);
    const usual = rules.call("engine_begin", view, ...rooms, races, rng, own, thought.level);
    if (usual > 0) rules.write(rooms[2], { budget: Math.max(usual, thought.iterations) });
    const memory = rules.room("int64", table[thought.level]);
    let left = thought.iterations;
    while (!rules.value(rooms[2], "done") && left > 0) {
      rules.call("engine_work", ...rooms, memory, rules.room("int8", 0), 25);
      left -= 25;
    }
    const written = findings();
    const count = rules.call("engine_conclude", view, ...rooms, races, ...written);
    const made = digest(copy(rooms[2]), ...written.map((room) => first(room, count)), copy(rng));
    rules.release(mark);
    return made;
  },
};

let plies = 0;
let thoughts = 0;
const runs = readFileSync(traces, "utf-8").split("\n").filter(Boolean);
for (const [number, line] of runs.entries()) {
  const run = JSON.parse(line);
  const mark = rules.mark();
  const wrong = repeat(run);
  rules.release(mark);
  if (wrong) console.log(JSON.stringify({ game: manifest.game, number, wrong }));
  plies += run.plies.length;
  thoughts += run.thoughts.length;
}
console.log(JSON.stringify({ game: manifest.game, games: runs.length, plies, thoughts }));
