import type { Answer, RequestBody } from "../live/connection";
import { mounted } from "../testing/mounted.svelte";
import { aPosition, aTable } from "../testing/samples";
import type { HintInfo } from "../wire";
import { RequestedHint } from "./requestedHint.svelte";
import type { Situation } from "./situation";

const HINT: HintInfo = { type: "hint", id: "x", table: "t", seat: 0, ply: 0, candidates: [] };

function hinting(answer: (asked: RequestBody) => Promise<Answer> = () => Promise.resolve(HINT)) {
  const first: Situation = { table: aTable(), seat: 0, asked: true, position: aPosition() };
  return mounted(first, (now) => new RequestedHint(now, answer));
}

test("the bot thinks, then its hint is there until it is put away", async () => {
  const { made: hint } = hinting();
  const asked = hint.request();
  expect([hint.isShown, hint.info]).toEqual([true, null]);
  await asked;
  expect(hint.info).toEqual(HINT);
  hint.close();
  expect([hint.isShown, hint.info]).toEqual([false, null]);
});

test("it is told step by step, and asked once", async () => {
  const ask = vi.fn(() => Promise.resolve<Answer>(HINT));
  const { made: hint } = hinting(ask);
  const first = hint.request();
  await hint.request();
  expect(hint.step).toBe("area");
  await first;
  const steps = [hint.step];
  for (let more = 0; more < 3; more++) {
    await hint.request();
    steps.push(hint.step);
  }
  expect(steps).toEqual(["area", "piece", "moves", "moves"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a hint goes with the position it was asked for in", async () => {
  const { made: hint, change } = hinting();
  await hint.request();
  change({ position: aPosition({ ply: 1 }) });
  expect(hint.isShown).toBe(false);
});

test("an answer for another position, or after the hint was put away, is not shown", async () => {
  const late = hinting(() => Promise.resolve({ ...HINT, ply: 7 })).made;
  await late.request();
  expect(late.isShown).toBe(false);
  const closed = hinting().made;
  const asked = closed.request();
  closed.close();
  await asked;
  expect(closed.isShown).toBe(false);
});
