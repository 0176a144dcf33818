import { aLine, aPosition, aSeat, aStep, aTable } from "../testing/samples";
import { apply, EMPTY, following, type HouseState, lastPly, leaving } from "./store";
import type { Message } from "../wire";

const times = [
  { left: 1000, running: true },
  { left: null, running: false },
];
const at = (messages: Message[], state: HouseState = following(EMPTY, "t")) =>
  messages.reduce((before, message, number) => apply(before, message, number), state);
const begun: Message[] = [
  { is: "table", table: aTable(), times },
  { is: "position", table: "t", position: aPosition({ ply: 2 }), recent: [aStep(1), aStep(2, 1)], times },
];

test("a whole position replaces what was known and animates nothing", () => {
  const sight = at(begun).table!.sights["0"]!;
  expect(sight.position.ply).toBe(2);
  expect(sight.fresh).toEqual([]);
  expect(sight.history.map((step) => step.ply)).toEqual([1, 2]);
});

test("what is played is fresh and goes into the history", () => {
  const state = at([
    ...begun,
    { is: "played", table: "t", steps: [aStep(3), aStep(4, 1)], position: aPosition({ ply: 4 }), times },
  ]);
  const sight = state.table!.sights["0"]!;
  expect(sight.fresh.map((step) => step.ply)).toEqual([3, 4]);
  expect(sight.history.map((step) => step.ply)).toEqual([1, 2, 3, 4]);
  expect(sight.at).toBe(2);
  expect(state.table!.timesAt).toBe(2);
});

test("steps that are known already are not told twice, and an older position is not believed", () => {
  const echo: Message = {
    is: "played",
    table: "t",
    steps: [aStep(2), aStep(3)],
    position: aPosition({ ply: 3 }),
    times,
  };
  const sight = at([...begun, echo]).table!.sights["0"]!;
  expect(sight.fresh.map((step) => step.ply)).toEqual([3]);
  expect(sight.history.map((step) => step.ply)).toEqual([1, 2, 3]);
  const late: Message = { is: "played", table: "t", steps: [aStep(1)], position: aPosition({ ply: 1 }), times };
  expect(at([...begun, late]).table!.sights["0"]!.position.ply).toBe(2);
});

test("a move taken back leaves the history", () => {
  const back: Message = { is: "taken_back", table: "t", back_to: 1, position: aPosition({ ply: 3 }), times };
  const sight = at([...begun, back]).table!.sights["0"]!;
  expect(sight.history.map((step) => step.ply)).toEqual([1]);
  expect(sight.position.ply).toBe(3);
});

test("two seats at one screen keep their knowledge apart; one given up is forgotten", () => {
  const two = aTable({ seats: [aSeat({ mine: true }), aSeat({ keeper: "device", mine: true })] });
  const both = at([
    { is: "table", table: two, times },
    { is: "position", table: "t", position: aPosition({ view: { hand: [1] } }), recent: [], times },
    { is: "position", table: "t", position: aPosition({ seat: 1, view: { hand: [2] }, ply: 1 }), recent: [], times },
  ]);
  expect(both.table!.sights["0"]!.position.view).toEqual({ hand: [1] });
  expect(both.table!.sights["1"]!.position.view).toEqual({ hand: [2] });
  expect(lastPly(both)).toBe(0);
  const left = apply(both, { is: "table", table: aTable(), times }, 9);
  expect(Object.keys(left.table!.sights)).toEqual(["0"]);
});

test("who watches has a sight of his own", () => {
  const seats = [aSeat(), aSeat()];
  const state = at([
    { is: "table", table: aTable({ seats }), times },
    { is: "position", table: "t", position: aPosition({ seat: null }), recent: [], times },
  ]);
  expect(Object.keys(state.table!.sights)).toEqual(["watch"]);
});

test("messages of another table are not for this page", () => {
  const state = at(begun);
  expect(apply(state, { is: "chat", table: "other", lines: [aLine(1)] }, 5)).toBe(state);
  expect(apply(leaving(state), begun[0]!, 5).table).toBeNull();
});

test("chat lines come once and in order", () => {
  const state = at([
    { is: "chat", table: "t", lines: [aLine(2), aLine(1)] },
    { is: "chat", table: "t", lines: [aLine(2), aLine(3)] },
  ]);
  expect(state.table!.chat.map((line) => line.number)).toEqual([1, 2, 3]);
});

test("a house that comes back newer is noticed", () => {
  const first = apply(EMPTY, { is: "welcome", name: "Sara", version: "1" }, 0);
  expect(first.renewed).toBe(false);
  expect(apply(first, { is: "welcome", name: "Sara", version: "1" }, 0).renewed).toBe(false);
  expect(apply(first, { is: "welcome", name: "Sara", version: "2" }, 0).renewed).toBe(true);
});

test("a message changes nothing in place", () => {
  const before = at(begun);
  const copy = structuredClone(before);
  apply(before, { is: "played", table: "t", steps: [aStep(3)], position: aPosition({ ply: 3 }), times }, 9);
  expect(before).toEqual(copy);
});
