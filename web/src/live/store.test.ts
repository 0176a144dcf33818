import { aLine, aPosition, aSeat, aStep, aTable } from "../testing/samples";
import { apply, type ClientState, EMPTY, lastPly, withoutTable, withTable } from "./store";
import { type Message, PROTOCOL } from "../wire";

const times = [
  { left: 1000, running: true },
  { left: null, running: false },
];
const at = (messages: Message[], state: ClientState = withTable(EMPTY, "t")) =>
  messages.reduce((before, message, number) => apply(before, message, number), state);
const begun: Message[] = [
  { type: "table", table: aTable(), times },
  { type: "position", table: "t", position: aPosition({ ply: 2 }), recent: [aStep(1), aStep(2, 1)], times },
];

test("a whole position replaces what was known and animates nothing", () => {
  const seatView = at(begun).table!.seatViews["0"]!;
  expect(seatView.position.ply).toBe(2);
  expect(seatView.fresh).toEqual([]);
  expect(seatView.history.map((step) => step.ply)).toEqual([1, 2]);
});

test("what is played is fresh and goes into the history", () => {
  const state = at([
    ...begun,
    { type: "played", table: "t", steps: [aStep(3), aStep(4, 1)], position: aPosition({ ply: 4 }), times },
  ]);
  const seatView = state.table!.seatViews["0"]!;
  expect(seatView.fresh.map((step) => step.ply)).toEqual([3, 4]);
  expect(seatView.history.map((step) => step.ply)).toEqual([1, 2, 3, 4]);
  expect(seatView.at).toBe(2);
  expect(state.table!.timesAt).toBe(2);
});

test("steps that are known already are not told twice, and an older position is not believed", () => {
  const echo: Message = {
    type: "played",
    table: "t",
    steps: [aStep(2), aStep(3)],
    position: aPosition({ ply: 3 }),
    times,
  };
  const seatView = at([...begun, echo]).table!.seatViews["0"]!;
  expect(seatView.fresh.map((step) => step.ply)).toEqual([3]);
  expect(seatView.history.map((step) => step.ply)).toEqual([1, 2, 3]);
  const late: Message = { type: "played", table: "t", steps: [aStep(1)], position: aPosition({ ply: 1 }), times };
  expect(at([...begun, late]).table!.seatViews["0"]!.position.ply).toBe(2);
});

test("a move taken back leaves the history", () => {
  const back: Message = { type: "taken_back", table: "t", back_to: 1, position: aPosition({ ply: 3 }), times };
  const seatView = at([...begun, back]).table!.seatViews["0"]!;
  expect(seatView.history.map((step) => step.ply)).toEqual([1]);
  expect(seatView.position.ply).toBe(3);
});

test("two seats at one screen keep their knowledge apart; one given up is forgotten", () => {
  const two = aTable({ seats: [aSeat({ mine: true }), aSeat({ occupant: "device", mine: true })] });
  const both = at([
    { type: "table", table: two, times },
    { type: "position", table: "t", position: aPosition({ view: { hand: [1] } }), recent: [], times },
    { type: "position", table: "t", position: aPosition({ seat: 1, view: { hand: [2] }, ply: 1 }), recent: [], times },
  ]);
  expect(both.table!.seatViews["0"]!.position.view).toEqual({ hand: [1] });
  expect(both.table!.seatViews["1"]!.position.view).toEqual({ hand: [2] });
  expect(lastPly(both)).toBe(0);
  const left = apply(both, { type: "table", table: aTable(), times }, 9);
  expect(Object.keys(left.table!.seatViews)).toEqual(["0"]);
});

test("who watches has a view of their own", () => {
  const seats = [aSeat(), aSeat()];
  const state = at([
    { type: "table", table: aTable({ seats }), times },
    { type: "position", table: "t", position: aPosition({ seat: null }), recent: [], times },
  ]);
  expect(Object.keys(state.table!.seatViews)).toEqual(["watch"]);
});

test("messages of another table are not for this page", () => {
  const state = at(begun);
  expect(apply(state, { type: "chat", table: "other", lines: [aLine(1)] }, 5)).toBe(state);
  expect(apply(withoutTable(state), begun[0]!, 5).table).toBeNull();
});

test("chat lines come once and in order", () => {
  const state = at([
    { type: "chat", table: "t", lines: [aLine(2), aLine(1)] },
    { type: "chat", table: "t", lines: [aLine(2), aLine(3)] },
  ]);
  expect(state.table!.chat.map((line) => line.number)).toEqual([1, 2, 3]);
});

const welcome = (version: string, protocol = PROTOCOL) =>
  ({ type: "welcome", name: "Sara", version, protocol }) as const;

test("a server that comes back newer is noticed", () => {
  const first = apply(EMPTY, welcome("1"), 0);
  expect(first.updateAvailable).toBe(false);
  expect(apply(first, welcome("1"), 0).updateAvailable).toBe(false);
  expect(apply(first, welcome("2"), 0).updateAvailable).toBe(true);
});

test("a page that was kept from before another protocol is noticed at once", () => {
  expect(apply(EMPTY, welcome("1", PROTOCOL + 1), 0).updateAvailable).toBe(true);
});

test("a message changes nothing in place", () => {
  const before = at(begun);
  const copy = structuredClone(before);
  apply(before, { type: "played", table: "t", steps: [aStep(3)], position: aPosition({ ply: 3 }), times }, 9);
  expect(before).toEqual(copy);
});
