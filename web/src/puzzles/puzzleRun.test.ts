import { Script } from "../learn/script";
import type { Answer, RequestBody } from "../live/connection";
import { mounted } from "../testing/mounted.svelte";
import type { PuzzleInfo } from "../wire";
import { PuzzleRun } from "./puzzleRun.svelte";

const PUZZLE: PuzzleInfo = {
  ...{ id: "a", options: {}, seat: 1, level: 2, chance: 0.8, margin: 0.2, noise: 0.01, state: [], seed: "00" },
  best: ["e2", "d2"],
  line: [{ seat: 0, action: "e8" }],
  losses: { e3: 0.2, f2: 0.3 },
  refuted: { e3: [{ seat: 0, action: "e7" }] },
};

function running(answer: (asked: RequestBody) => Answer = () => ({ type: "done", id: "x", ply: 1 })) {
  const [asked, tried]: [RequestBody[], string[]] = [[], []];
  const ask = (body: RequestBody) => {
    asked.push(body);
    return Promise.resolve(answer(body));
  };
  const script = new Script("local-1", { ask, ply: () => 0, pause: () => Promise.resolve() });
  const { made: run } = mounted({}, () => new PuzzleRun(PUZZLE, script, (action) => tried.push(action)));
  const play = (action: string) => run.ask({ type: "move", table: "local-1", seat: 1, ply: 0, action });
  const moves = () => asked.map((body) => (body.type === "move" ? `${body.seat} ${body.action}` : body.type));
  return { run, play, tried, moves };
}

test("a try is carried out, and it goes on as after the best action or as what refutes it", async () => {
  const right = running();
  await right.play("e2");
  expect([right.moves(), right.tried, right.run.tried]).toEqual([["1 e2", "0 e8"], ["e2"], "e2"]);
  const wrong = running();
  await wrong.play("e3");
  expect([wrong.moves(), wrong.tried]).toEqual([["1 e3", "0 e7"], ["e3"]]);
  const unlikely = running();
  await unlikely.play("f2");
  expect(unlikely.moves()).toEqual(["1 f2"]);
});

test("there is one try, and nothing more is carried out", async () => {
  const { run, play, moves } = running();
  const first = play("e3");
  expect(run.isAnswering).toBe(true);
  await play("e2");
  await first;
  await play("e2");
  expect([moves(), run.isDone, run.isAnswering]).toEqual([["1 e3", "0 e7"], true, false]);
});

test("what the rules refuse is no try", async () => {
  const no: Answer = { type: "refused", id: "x", code: "illegal", text: "No.", rule: "Q-5" };
  const { run, play, tried } = running(() => no);
  expect(await play("e9")).toBe(no);
  expect([run.isDone, run.isAnswering, tried]).toEqual([false, false, []]);
});

test("what is shown is nobody's try", async () => {
  const { run, tried, moves } = running();
  await run.show("e2");
  expect([run.tried, tried, moves()]).toEqual(["e2", [], ["1 e2", "0 e8"]]);
});
