import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";

import type { GameFace } from "../boards/board";
import type { Answer, Asked } from "../live/connection";
import type { Sight, TableState } from "../live/store";
import { allNotices, allSpoken } from "../notices.svelte";
import ButtonBoard from "../testing/ButtonBoard.svelte";
import { speaking } from "../testing/catalogues";
import { aPosition, aSeat, aStep, aTable } from "../testing/samples";
import type { Position, Step, Table } from "../wire";
import Play from "./Play.svelte";

const asked: Asked[] = [];
let answer: (asked: Asked) => Promise<Answer>;
vi.mock("../live/house.svelte", () => ({
  ask: (one: Asked) => {
    asked.push(one);
    return answer(one);
  },
}));

const face = { Board: ButtonBoard, figures: {} } as unknown as GameFace;
const sight = (given: Partial<Position>, fresh: Step[] = []): Sight => ({
  position: aPosition({ legal: ["e2", "d1"], ...given }),
  fresh,
  history: fresh,
  at: fresh.length ? performance.now() + 1000 : 0,
});

function shown(table: Table, sights: Record<string, Sight>) {
  const state = (of: Record<string, Sight>): TableState => ({
    id: "t",
    table,
    times: table.seats.map(() => ({ left: null, running: false })),
    timesAt: 0,
    sights: of,
    chat: [],
  });
  const { rerender } = render(Play, { face, table, state: state(sights) });
  const board = () => document.querySelector<HTMLElement>("[data-board]");
  return { board, then: (next: Record<string, Sight>) => rerender({ face, table, state: state(next) }) };
}

beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve({ is: "done", id: "x", ply: 1 });
  speaking("en", "quoridor");
});

test("a click sends one move at its ply, and nothing more until what came of it is drawn", async () => {
  const { board, then } = shown(aTable(), { 0: sight({}) });
  await fireEvent.click(screen.getByText("e2"));
  expect(asked).toEqual([{ do: "move", table: "t", seat: 0, ply: 0, action: "e2" }]);
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>("d1").disabled).toBe(true));
  await then({ 0: sight({ ply: 1, actors: [1], legal: [] }, [aStep(1)]) });
  expect(board()!.dataset["steps"]).toBe("1");
  expect(board()!.dataset["readonly"]).toBe("true");
});

test("an illegal try asks the house and shows the rule that forbids it", async () => {
  answer = () => Promise.resolve({ is: "verdict", id: "x", allowed: false, text: "Too far.", rule: "Q-5" });
  shown(aTable(), { 0: sight({}) });
  await fireEvent.click(screen.getByText("forbidden"));
  await waitFor(() => expect(allNotices().at(-1)).toMatchObject({ text: "Too far.", rule: { number: "Q-5" } }));
  expect(asked).toEqual([{ do: "why", table: "t", seat: 0, action: "forbidden" }]);
});

test("a refused move gives the board back", async () => {
  answer = () => Promise.resolve({ is: "refused", id: "x", code: "late", text: "Too late." });
  shown(aTable(), { 0: sight({}) });
  await fireEvent.click(screen.getByText("e2"));
  await waitFor(() => expect(allNotices().at(-1)?.text).toBe("Too late."));
  expect(screen.getByText<HTMLButtonElement>("e2").disabled).toBe(false);
});

test("whoever watches can touch nothing", () => {
  const { board } = shown(aTable({ seats: [aSeat(), aSeat({ name: "Omar" })] }), { watch: sight({ seat: null }) });
  expect(board()!.dataset["readonly"]).toBe("true");
  expect(screen.queryByText("forbidden")).toBeNull();
  expect(screen.getByText("It is Sara’s turn.")).toBeTruthy();
});

test("the title and the screen reader say that it is one's turn, and what happened before", async () => {
  const { then } = shown(aTable(), { 0: sight({ actors: [1], legal: [] }) });
  await waitFor(() => expect(document.title).not.toContain("Your turn"));
  const step = { ply: 1, seat: 1, events: [{ event: "moved", seat: 1, from: "e9", to: "e8" }] };
  await then({ 0: sight({ ply: 1 }, [step]) });
  await waitFor(() => expect(document.title).toContain("Your turn"));
  const lines = allSpoken().map((line) => line.text);
  expect(lines.at(-1)).toBe("It is your turn.");
  expect(lines.at(-2)).toContain("e8");
});

test("between two players at one screen a curtain falls, and the first one's cards are gone", async () => {
  vi.useFakeTimers();
  const seats = [aSeat({ mine: true }), aSeat({ keeper: "device", mine: true, name: "Omar" })];
  const hand = (seat: number, given: Partial<Position>) => sight({ seat, view: { hand: [seat] }, ...given });
  const { board, then } = shown(aTable({ seats }), { 0: hand(0, {}), 1: hand(1, { legal: [] }) });
  expect(board()).toBeNull();
  await fireEvent.click(screen.getByText("I am Sara"));
  expect(board()!.dataset["seat"]).toBe("0");
  await then({ 0: hand(0, { ply: 1, actors: [1], legal: [] }), 1: hand(1, { ply: 1, actors: [1] }) });
  // The one who acted sees for a moment what came of it.
  expect(board()!.dataset["seat"]).toBe("0");
  await vi.advanceTimersByTimeAsync(1500);
  expect(board()).toBeNull();
  await fireEvent.click(screen.getByText("I am Omar"));
  expect(board()!.dataset["seat"]).toBe("1");
  vi.useRealTimers();
});

test("where nothing is hidden, no curtain falls", async () => {
  vi.useFakeTimers();
  const seats = [aSeat({ mine: true }), aSeat({ keeper: "device", mine: true, name: "Omar" })];
  const { board, then } = shown(aTable({ seats }), { 0: sight({}), 1: sight({ seat: 1, legal: [] }) });
  expect(board()!.dataset["seat"]).toBe("0");
  await then({ 0: sight({ ply: 1, actors: [1], legal: [] }), 1: sight({ seat: 1, ply: 1, actors: [1] }) });
  await vi.advanceTimersByTimeAsync(1500);
  expect(board()!.dataset["seat"]).toBe("1");
  vi.useRealTimers();
});

test("the end is told with places and points, and another match can be wanted", async () => {
  vi.useFakeTimers();
  const outcome = { places: [1, 2], scores: [1, 0], resigned: [] };
  shown(aTable({ stage: "over" }), { 0: sight({ actors: [], legal: [], outcome }) });
  await vi.advanceTimersByTimeAsync(1000);
  const dialog = within(screen.getByText("You have won!").closest("dialog")!);
  expect(dialog.getAllByRole("row", { hidden: true })).toHaveLength(3);
  await fireEvent.click(dialog.getByText("Another one"));
  expect(asked).toEqual([{ do: "rematch", table: "t", seat: 0 }]);
  vi.useRealTimers();
});

test("somebody's wish to take a move back is put to the others", async () => {
  shown(aTable({ seats: [aSeat({ mine: true }), aSeat({ name: "Omar" })], undo: [1] }), { 0: sight({}) });
  expect(screen.getByText("Omar would like to take back the last move.")).toBeTruthy();
  await fireEvent.click(screen.getByText("Agree"));
  expect(asked).toEqual([{ do: "undo", table: "t", seat: 0, agree: true }]);
});

test("a hint is said in words where the game has them, for the position it was given in", async () => {
  const chances = [{ action: "e2", chance: 0.7, share: 0.5 }];
  answer = () => Promise.resolve({ is: "hint", id: "x", table: "t", seat: 0, ply: 0, chances });
  const deed = (action: string, { position }: { position: Position }) => `go to ${action} at ${position.ply}`;
  const table = aTable();
  const state = { id: "t", table, times: [], timesAt: 0, sights: { 0: sight({}) }, chat: [] };
  const times = table.seats.map(() => ({ left: null, running: false }));
  render(Play, { face: { ...face, deed }, table, state: { ...state, times } });
  await fireEvent.click(document.querySelector("[data-menu=open]")!);
  await fireEvent.click(document.querySelector("[data-menu=hint]")!);
  await waitFor(() => expect(screen.getByText("go to e2 at 0")).toBeTruthy());
});
