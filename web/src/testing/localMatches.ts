/**
 * node localMatches.mjs MODULES SOURCE PLANS: plays whole matches at tables that referee themselves, as a page would, or the
 * lines of puzzles, and prints for each what Python is to check: its replay, and what was seen of it. tests/web/test_local.py
 * and test_puzzles.py run it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Script } from "../learn/script";
import type { Checked } from "../local/replay";
import type { Replay } from "../local/replayFile";
import { MemoryStore } from "../local/saved";
import { type Outside, LocalTables } from "../local/tables";
import type { Definition } from "../referee/definition";
import * as all from "../referee/shared/allGames";
import { CompiledMachine } from "../referee/machine";
import type { Manifest } from "../referee/manifest";
import { runOn } from "../referee/ops";
import type { Answer, RequestBody } from "../live/connection";
import { apply, type ClientState, EMPTY, withTable } from "../live/store";
import { speakFrom } from "./packageWords";
import type { Message, NewTable, Position, PositionInfo, PuzzleInfo, Request, TableView } from "../wire";

interface Plan {
  plan: NewTable;
  /** Decides what the people at the screen do. */
  seed: number;
  /** After so many moves of people somebody gives up; 0: nobody does. */
  resigns: number;
  /** So often people take a move back at most. */
  undoes: number;
}

interface PuzzlePlan {
  game: string;
  puzzles: PuzzleInfo[];
}

const [modules, source, plans] = process.argv.slice(2) as [string, string, string];
const GAMES = all as Record<string, unknown> as Record<string, Definition>;

speakFrom(source);

/** Chance that is the same at every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    return (state >>> 0) % below;
  };
}

const machine = new CompiledMachine();
runOn(machine);

const TIMING = { windows: { last_card: 0.001 }, away: 20, back: 10, thinking: 600, pace: 0, interlude: 0 };

/** A page that plays at its own tables. */
class Page {
  readonly heard: Message[] = [];
  state: ClientState = EMPTY;
  readonly store = new MemoryStore();
  tables: LocalTables;
  #asked = new Map<string, (answer: Answer) => void>();
  #news: () => void = () => undefined;
  #count = 0;

  constructor(private seeds: () => string) {
    this.tables = this.opened();
  }

  /** The worker of a page that is loaded anew. */
  opened(): LocalTables {
    const outside: Outside = {
      ...{ machine, store: this.store, timing: TIMING, seed: this.seeds },
      definition: (key) => Promise.resolve(GAMES[key]!),
      module: async (key) => ({
        manifest: JSON.parse(readFileSync(join(modules, `${key}.json`), "utf8")) as Manifest,
        code: await WebAssembly.compile(readFileSync(join(modules, `${key}.wasm`))),
      }),
      tell: (message) => {
        if (this.tables !== opened) return;
        this.heard.push(message);
        this.state = apply(this.state, message, performance.now());
        if ("id" in message && message.id) this.#asked.get(message.id)?.(message as Answer);
        this.#news();
      },
    };
    const opened = new LocalTables(outside);
    return opened;
  }

  async reload(id: string): Promise<void> {
    await this.tables.close();
    this.tables = this.opened();
    this.state = EMPTY;
    await this.enter(id);
  }

  async enter(id: string): Promise<void> {
    this.state = withTable(EMPTY, id);
    await this.ask({ type: "enter", table: id });
  }

  ask(body: RequestBody): Promise<Answer> {
    const id = String(++this.#count);
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      void this.tables.carryOut({ ...body, id } as Request);
    });
  }

  /** Wait until something comes. */
  news(): Promise<void> {
    return new Promise((resolve) => (this.#news = resolve));
  }

  get table(): TableView {
    return this.state.table!.table!;
  }

  positions(): Position[] {
    return Object.values(this.state.table!.seatViews).map((view) => view.position);
  }
}

function check(is: boolean, what: string): void {
  if (!is) throw new Error(what);
}

/** A replay with one thing changed, and what checking it is to find. */
function* spoiled(replay: Replay, ply: number): Iterable<[string, Replay, Checked]> {
  const turned = (text: string) => [...text].reverse().join("");
  const moved = (move: Replay["moves"][number]) => replay.moves.map((each, at) => (at === ply - 1 ? move : each));
  const [seat, text, digest] = replay.moves[ply - 1]!;
  const here: Checked = { is: "broken", ply };
  yield ["a position", { ...replay, moves: moved([seat, text, turned(digest)]) }, here];
  yield ["a move", { ...replay, moves: moved([seat, "no such move", digest]) }, here];
  yield ["whose move", { ...replay, moves: moved([seat + 1, text, digest]) }, here];
  yield ["the deal", { ...replay, first: turned(replay.first) }, { is: "broken", ply: 0 }];
  const last = replay.moves.length;
  yield ["the last move", { ...replay, moves: replay.moves.slice(0, -1) }, { is: "broken", ply: last - 1 }];
  yield ["the result", { ...replay, places: replay.places ? null : [0] }, { is: "broken", ply: last }];
  yield ["the seal", { ...replay, seal: turned(replay.seal) }, { is: "broken", ply: last }];
  yield ["the version", { ...replay, version: replay.version + 1 }, { is: "unknown" }];
}

async function played({ plan, seed, resigns, undoes }: Plan): Promise<unknown> {
  const draw = chance(seed);
  let count = 0;
  const page = new Page(() => (seed * 1000 + ++count).toString(16).padStart(64, "0"));
  const id = await page.tables.make(plan, "Noor");
  await page.enter(id);
  let [moves, undone, hints, refused] = [0, 0, 0, 0];
  while (page.table.status !== "over") {
    const mine = page.positions().filter((position) => position.legal.length > 0);
    if (!mine.length) {
      await page.news();
      continue;
    }
    const at = mine[draw(mine.length)]!;
    const seat = at.seat!;
    const asked = { table: id, seat } as const;
    if (draw(12) === 0) {
      const action = GAMES[plan.game]!.notation.text(draw(GAMES[plan.game]!.actions));
      const verdict = await page.ask({ type: "why", ...asked, action });
      const now = page.positions().find((position) => position.seat === seat)!;
      if (verdict.type === "verdict" && now.ply === at.ply && !at.legal.includes(action)) {
        check(
          !verdict.allowed && Boolean(verdict.text),
          `${action} is not listed and allowed: ${JSON.stringify(verdict)}`,
        );
        const answer = await page.ask({ type: "move", ...asked, ply: at.ply, action });
        check(answer.type === "refused" && answer.text.length > 0, `${action} was not refused`);
        refused += 1;
      }
      continue;
    }
    if (draw(25) === 0) {
      const hint = await page.ask({ type: "hint", ...asked });
      if (hint.type === "hint") hints += 1;
      continue;
    }
    if (at.may_undo && draw(6) === 0 && undone < undoes) {
      const answer = await page.ask({ type: "undo", ...asked });
      if (answer.type === "done") undone += 1;
      continue;
    }
    if (draw(30) === 0) {
      await page.reload(id);
      continue;
    }
    if (resigns && moves >= resigns && page.table.seats[seat]!.resigned === false) {
      await page.ask({ type: "resign", ...asked });
      continue;
    }
    await page.ask({ type: "move", ...asked, ply: at.ply, action: at.legal[draw(at.legal.length)]! });
    moves += 1;
  }
  const match = await page.tables.match(id);
  const replay = await page.tables.replay(id);
  const sound = await page.tables.check(replay);
  check(sound.is === "sound", `its own replay is not sound: ${JSON.stringify(sound)}`);
  for (const [what, changed, expected] of spoiled(replay, 1 + draw(replay.moves.length))) {
    const found = await page.tables.check(changed);
    check(JSON.stringify(found) === JSON.stringify(expected), `${what} was changed: ${JSON.stringify(found)}`);
  }
  const last = Math.min(match.plies, 40);
  const looks = await Promise.all([null, -1, 0].map((viewer) => page.tables.look(id, viewer, 0, last)));
  const seen = page.positions().map((position) => ({ seat: position.seat, view: position.view }));
  await page.ask({ type: "rematch", table: id, seat: page.table.seats.findIndex((each) => each.mine) });
  const next = page.table.next!;
  await page.enter(next);
  const { seed: deal, undrawn } = (await page.store.table(next))!;
  const whole = page.heard.findLast((told) => told.type === "position" && told.table === next) as PositionInfo;
  const opening = whole.recent.filter((step) => step.ply === 0).flatMap((step) => step.events);
  const wasted =
    match.plies > 1 ? await page.tables.playOn(id, { ply: match.plies - 1, seat: 0, level: 1 }, "Noor") : null;
  return {
    ...{ replay, looks, last, seen, undone, hints, refused, outcome: match.outcome, mine: match.mine },
    next: {
      ...{ options: page.table.options, seed: deal, undrawn, opening },
      seats: page.table.seats.map(({ name, bot_name }) => ({ name, bot_name })),
    },
    before: match.names.map((name, seat) => ({ name, bot_name: match.bot_names[seat] })),
    goesOn: wasted !== null && (await page.tables.match(wasted)).table !== null,
  };
}

/** What whoever solves a puzzle sees after each line of it, by its first action. */
async function solved({ game, puzzles }: PuzzlePlan): Promise<unknown> {
  const page = new Page(() => "00".repeat(32));
  const told: Record<string, Record<string, unknown>> = {};
  for (const puzzle of puzzles) {
    const { id, seat, best, line, refuted } = puzzle;
    const seen = (told[id] = {} as Record<string, unknown>);
    for (const [action, after] of [[best[0]!, line] as const, ...Object.entries(refuted)]) {
      const table = await page.tables.makeScripted(game, puzzle, "Noor");
      await page.enter(table);
      const position = () => page.state.table!.seatViews[seat]!.position;
      const around = { ask: (body: RequestBody) => page.ask(body), pause: () => Promise.resolve() };
      await new Script(table, { ...around, ply: () => position().ply }).play([{ seat, action }, ...after]);
      seen[action] = { view: position().view, ply: position().ply };
    }
  }
  return told;
}

/** A line for Python; it is read before the process ends. */
function print(told: unknown): Promise<void> {
  return new Promise((resolve) => process.stdout.write(`${JSON.stringify(told)}\n`, () => resolve()));
}

for (const plan of JSON.parse(readFileSync(plans, "utf8")) as (Plan | PuzzlePlan)[]) {
  try {
    await print(await ("puzzles" in plan ? solved(plan) : played(plan)));
  } catch (error) {
    await print({ wrong: error instanceof Error ? error.stack : String(error) });
  }
}
process.exit(0);
