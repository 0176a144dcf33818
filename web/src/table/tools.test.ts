import { speaking } from "../testing/catalogues";
import { aPosition, aSeat, aTable } from "../testing/samples";
import type { Position, TableView } from "../wire";
import type { Situation } from "./situation";
import { Tools } from "./tools.svelte";

beforeEach(() => speaking("en"));

const toolsAt = (situation: Situation) =>
  new Tools(
    () => situation,
    () => Promise.resolve({ type: "done", id: "x", ply: null }),
    () => undefined,
  );

/** What is offered, and whether it can be had now. */
function offered(
  table: Partial<TableView> = {},
  position: Partial<Position> = {},
  asked = true,
): Record<string, boolean> {
  const tools = toolsAt({ table: aTable(table), seat: 0, asked, position: aPosition(position) });
  return Object.fromEntries(tools.list.map(({ name, disabled }) => [name, !disabled]));
}

test("a move is offered to be taken back only where the server would", () => {
  expect(offered()["undo"]).toBe(false);
  expect(offered({}, { may_undo: true })["undo"]).toBe(true);
  expect(offered({ status: "paused" }, { may_undo: true })["undo"]).toBe(false);
  expect(offered({ undo: [0] }, { may_undo: true })["undo"]).toBe(false);
});

test("no pause while answers are kept, but there is always a way out of one", () => {
  const window = { kind: "asking", length: 9, left: 9, answered: false, collects: true };
  expect(offered({}, { window })["pause"]).toBe(false);
  expect(offered({}, { window: { ...window, collects: false } })["pause"]).toBe(true);
  expect(offered({ status: "paused" }, { window })["pause"]).toBe(true);
});

test("a hint and haste are for whoever sits alone with bots, also because the others have given up", () => {
  const friend = aSeat({ name: "Omar" });
  expect(offered({ seats: [aSeat({ mine: true }), friend] })).not.toHaveProperty("hint");
  const alone = offered({ seats: [aSeat({ mine: true }), { ...friend, resigned: true, stand_in: true }] });
  expect(alone).toMatchObject({ hint: true, hurry: true });
  expect(offered({}, {}, false)["hint"]).toBe(false);
});

test("whoever gave up where others play on is offered nothing, and alone with bots what there is", () => {
  const me = aSeat({ mine: true, resigned: true, stand_in: true });
  expect(offered({ seats: [me, aSeat({ name: "Omar" })] })).toEqual({});
  expect(offered({ seats: [me, aSeat({ name: "Omar", resigned: true, stand_in: true })] })).toMatchObject({
    pause: true,
    hurry: true,
  });
});

test("haste is shown as the table has it, also to a page that has just come", () => {
  const pressed = (hurry: boolean) =>
    toolsAt({ table: aTable({ hurry }), seat: 0, asked: true, position: aPosition() }).list.find(
      ({ name }) => name === "hurry",
    )?.pressed;
  expect([pressed(true), pressed(false)]).toEqual([true, false]);
});
