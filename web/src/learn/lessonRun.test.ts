import type { Answer, RequestBody } from "../live/connection";
import { mounted } from "../testing/mounted.svelte";
import type { LessonInfo } from "../wire";
import { LessonRun } from "./lessonRun.svelte";
import { Script } from "./script";

const LESSON: LessonInfo = {
  name: "walk",
  rules: ["Q-5"],
  options: {},
  seat: 0,
  steps: [
    { do: ["e2"], then: [{ seat: 1, action: "e8" }], is_led: true },
    { do: ["e3", "d2"], then: [], is_led: false },
  ],
  state: [],
  seed: "00",
};

function running(answer: (asked: RequestBody) => Answer = () => ({ type: "done", id: "x", ply: 1 })) {
  const asked: RequestBody[] = [];
  let ply = 0;
  const ask = (body: RequestBody) => {
    asked.push(body);
    const given = answer(body);
    if (given.type === "done") ply += 1;
    return Promise.resolve(given);
  };
  const pause = () => Promise.resolve();
  const { made: run } = mounted({}, () => new LessonRun(LESSON, new Script("local-1", { ask, ply: () => ply, pause })));
  const play = (action: string) => run.ask({ type: "move", table: "local-1", seat: 0, ply, action });
  return { run, play, asked };
}

test("what the step wants is played, the others answer by the script, and the next step begins", async () => {
  const { run, play, asked } = running();
  expect([run.step, run.shown]).toEqual([0, "e2"]);
  const first = play("e2");
  expect(run.isAnswering).toBe(true);
  await first;
  expect(asked).toEqual([
    { type: "move", table: "local-1", seat: 0, ply: 0, action: "e2" },
    { type: "move", table: "local-1", seat: 1, ply: 1, action: "e8" },
  ]);
  expect([run.step, run.isAnswering, run.isDone, run.shown]).toEqual([1, false, false, null]);
  await play("d2");
  expect([run.step, run.isDone, run.wanted]).toEqual([2, true, null]);
});

test("what is allowed but not the point is not played; after two such tries it is shown what is", async () => {
  const { run, play, asked } = running();
  await play("e2");
  await play("f2");
  expect([run.step, run.strays, run.shown]).toEqual([1, 1, null]);
  await play("e2h");
  expect([run.strays, run.shown]).toEqual([2, "e3"]);
  expect(asked).toHaveLength(2);
  await play("e3");
  expect([run.isDone, run.strays]).toEqual([true, 0]);
});

test("whoever wants to be shown is shown, until the step is done", async () => {
  const { run, play } = running();
  await play("e2");
  run.show();
  expect(run.shown).toBe("e3");
  await play("e3");
  expect(run.shown).toBeNull();
});

test("a move that comes before its position is tried again, and one that is refused leaves the step as it is", async () => {
  let late = 2;
  const patient = running(() =>
    late-- > 0 ? { type: "refused", id: "x", code: "stale", text: "" } : { type: "done", id: "x", ply: 1 },
  );
  await patient.play("e2");
  expect(patient.run.step).toBe(1);
  const refused = running(() => ({ type: "refused", id: "x", code: "over", text: "It is over." }));
  expect(await refused.play("e2")).toMatchObject({ code: "over" });
  expect([refused.run.step, refused.run.isAnswering]).toEqual([0, false]);
});

test("questions go to whoever referees", async () => {
  const { run, asked } = running(() => ({ type: "verdict", id: "x", allowed: false, text: "Too far.", rule: "Q-5" }));
  expect(await run.ask({ type: "why", table: "local-1", seat: 0, action: "e9" })).toMatchObject({ rule: "Q-5" });
  expect(asked).toHaveLength(1);
});

test("nothing is played when all is done", async () => {
  const { run, play, asked } = running();
  await play("e2");
  await play("e3");
  await play("e4");
  expect([run.isDone, asked.length]).toEqual([true, 3]);
});
