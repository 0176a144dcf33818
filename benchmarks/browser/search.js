// In a page: a thought by a game's module, as long as it was asked for; gives the milliseconds it took.
import { Rules } from "./wasm.js";

const bytesOf = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const PIECE = 25;

export async function load(game) {
  const [code, manifest] = await Promise.all([fetch(`/bench/${game}.wasm`), fetch(`/bench/${game}.json`)]);
  return Rules.load(new Uint8Array(await code.arrayBuffer()), await manifest.json());
}

export function think(rules, thought) {
  const mark = rules.mark();
  const fill = (room, text) => rules.bytes(room).set(bytesOf(text));
  const rng = rules.room("stream", 1);
  fill(rng, thought.stream);
  const piece = (thought.kind === "engine" ? engine : search)(rules, thought, rng, fill);
  const begun = performance.now();
  let pieces = 0;
  while (pieces * PIECE < thought.iterations && piece()) pieces++;
  const taken = performance.now() - begun;
  rules.release(mark);
  return { taken, pieces };
}

function search(rules, thought, rng, fill) {
  const record = rules.room("thought", 1);
  rules.write(record, { ...rules.manifest.levels[thought.level].thought, side: thought.side });
  rules.write(record, { iterations: thought.iterations });
  const states = rules.room("state", 4);
  fill(rules.item(states, 1), thought.view);
  const words = rules.words(rules.item(states, 0));
  const nodes = rules.room("int64", thought.rows[0], 3);
  const edges = rules.room("float64", thought.rows[1], 4);
  const order = rules.room("int64", rules.manifest.mostLegal);
  const rngs = rules.room("stream", 3);
  const firsts = rules.room("float64", rules.manifest.mostLegal);
  rules.call("search_begin", states, record, rng, rngs, nodes, edges, order, firsts, thought.seat);
  return () => {
    if (rules.value(record, "remaining") <= 1) return false;
    rules.call("search_on", states, words, record, rngs, nodes, edges, order, firsts, thought.seat, PIECE);
    return true;
  };
}

function engine(rules, thought, rng, fill) {
  const view = rules.room("state", 1);
  fill(view, thought.view);
  const { boards, nodes, scratch, outcomes, table } = rules.manifest.engine;
  const rooms = [rules.room("boards", boards), rules.room("nodes", nodes), rules.room("scratch", scratch)];
  const [races, own] = [rules.room("int64", outcomes), rules.room("stream", 1)];
  const budget = rules.call("engine_begin", view, ...rooms, races, rng, own, thought.level);
  if (0 < budget && budget < thought.iterations) rules.write(rooms[2], { budget: thought.iterations });
  const [memory, none] = [rules.room("int64", table[thought.level]), rules.room("int8", 0)];
  return () => {
    if (rules.value(rooms[2], "done")) return false;
    rules.call("engine_work", ...rooms, memory, none, PIECE);
    return true;
  };
}
