import type { Answer, RequestBody } from "../live/connection";
import { Script } from "./script";

const DONE: Answer = { type: "done", id: "x", ply: null };
const refused = (code: string): Answer => ({ type: "refused", id: "x", code, text: `It is ${code}.`, rule: null });
const LINE = [
  { seat: 1, action: "pass" },
  { seat: 2, action: "pass" },
  { seat: 3, action: "g4" },
];

/** A table that answers these one after another, and stands at a ply then. */
function scripted(answers: readonly (readonly [Answer, number])[]) {
  const asked: string[] = [];
  let ply = 0;
  const ask = (body: RequestBody) => {
    const [answer, after] = answers[asked.length]!;
    asked.push("action" in body ? body.action : body.type);
    ply = after;
    return Promise.resolve(answer);
  };
  return { asked, script: new Script("local-1", { ask, ply: () => ply, pause: () => Promise.resolve() }) };
}

test("a line is carried out, and what came too early is asked again", async () => {
  const { asked, script } = scripted([
    [DONE, 1],
    [refused("stale"), 1],
    [DONE, 2],
    [DONE, 3],
  ]);
  await script.play(LINE);
  expect(asked).toEqual(["pass", "pass", "pass", "g4"]);
});

test("who was answered for is left out: they had nothing to choose", async () => {
  const atOnce = scripted([
    [refused("already_answered"), 0],
    [DONE, 2],
    [DONE, 3],
  ]);
  await atOnce.script.play(LINE);
  // The first pass was the last that was awaited.
  const together = scripted([
    [DONE, 2],
    [refused("not_asked"), 2],
    [DONE, 3],
  ]);
  await together.script.play(LINE);
  expect([atOnce.asked, together.asked]).toEqual([
    ["pass", "pass", "g4"],
    ["pass", "pass", "g4"],
  ]);
});

test("when nobody looks any more the rest is left undone, and a refusal on its way is no fault", async () => {
  const { asked, script } = scripted([[refused("no_such_table"), 0]]);
  const playing = script.play(LINE);
  await Promise.resolve();
  expect(asked).toEqual(["pass"]);
  script.end();
  await playing;
  await script.play(LINE);
  expect(asked).toEqual(["pass"]);
});

test("what cannot be done is said aloud", async () => {
  const { script } = scripted([
    [DONE, 1],
    [refused("not_asked"), 1],
  ]);
  await expect(script.play(LINE)).rejects.toThrow("It is not_asked.");
});
