import type { Answer, RequestBody } from "../live/connection";
import { mounted } from "../testing/mounted.svelte";
import { aPosition, aTable } from "../testing/samples";
import { MoveSender } from "./moveSender.svelte";
import type { Situation } from "./situation";

const DONE: Answer = { type: "done", id: "x", ply: 1 };
const LATE: Answer = { type: "refused", id: "x", code: "late", text: "Too late." };

function sending(answer: (asked: RequestBody) => Answer, seat: number | null = 0) {
  const asked: RequestBody[] = [];
  const refused: [string, string | null][] = [];
  const first: Situation = { table: aTable(), seat, asked: true, position: aPosition() };
  const ask = (body: RequestBody) => {
    asked.push(body);
    return Promise.resolve(answer(body));
  };
  const { made, change } = mounted(
    first,
    (now) => new MoveSender(now, ask, (text, rule) => void refused.push([text, rule])),
  );
  return { moves: made, change, asked, refused };
}

test("one move is sent at its ply, and nothing more until what came of it is drawn", async () => {
  const { moves, change, asked } = sending(() => DONE);
  const first = moves.act("e2");
  void moves.act("d1");
  await first;
  await moves.act("d1");
  expect(asked).toEqual([{ type: "move", table: "t", seat: 0, ply: 0, action: "e2" }]);
  expect(moves.isBusy).toBe(true);
  change({ position: aPosition({ ply: 1 }) });
  expect(moves.isBusy).toBe(false);
});

test("a refused move gives the board back, and says why", async () => {
  const { moves, refused } = sending(() => LATE);
  await moves.act("e2");
  expect(moves.isBusy).toBe(false);
  expect(refused).toEqual([["Too late.", null]]);
});

test("what is not offered is asked about; it is played if it is allowed after all", async () => {
  const no = sending(() => ({ type: "verdict", id: "x", allowed: false, text: "Too far.", rule: "Q-5" }));
  await no.moves.illegal("e4");
  expect(no.asked.map(({ type }) => type)).toEqual(["why"]);
  expect(no.refused).toEqual([["Too far.", "Q-5"]]);
  const yes = sending(({ type }) => (type === "why" ? { type: "verdict", id: "x", allowed: true } : DONE));
  await yes.moves.illegal("e2");
  expect(yes.asked.map(({ type }) => type)).toEqual(["why", "move"]);
});

test("a question that is refused is a no with its words", async () => {
  const { moves } = sending(() => LATE);
  expect(await moves.why("e2")).toMatchObject({ allowed: false, code: "late", text: "Too late." });
});

test("whoever watches sends nothing", async () => {
  const { moves, asked } = sending(() => DONE, null);
  await moves.act("e2");
  expect(asked).toEqual([]);
});
