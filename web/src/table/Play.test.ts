import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";

import type { GameUi, Interlude } from "../boards/board";
import { decisive } from "../boards/quoridor/milestones";
import { playerScore } from "../boards/quoridor/results";
import type { Answer, RequestBody } from "../live/connection";
import type { SeatView, TableState } from "../live/store";
import { changeSettings } from "../settings.svelte";
import { allAnnounced, allToasts } from "../toasts.svelte";
import ButtonBoard from "../testing/ButtonBoard.svelte";
import { speaking } from "../testing/catalogues";
import { aPosition, aSeat, aSeatView, aStep, aTable } from "../testing/samples";
import type { Outcome, Position, Step, TableView } from "../wire";
import Play from "./Play.svelte";

const asked: RequestBody[] = [];
let answer: (asked: RequestBody) => Promise<Answer>;
vi.mock("../live/client.svelte", () => ({
  client: () => ({ calls: [] }),
  ask: (one: RequestBody) => {
    asked.push(one);
    return answer(one);
  },
}));

const ui: GameUi = { Board: ButtonBoard, figures: {} };
const seatView = (given: Partial<Position>, fresh: Step[] = []): SeatView => ({
  ...aSeatView(aPosition({ legal: ["e2", "d1"], ...given }), fresh),
  at: fresh.length ? performance.now() + 1000 : 0,
});

function shown(table: TableView, seatViews: Record<string, SeatView>, drawn = ui) {
  const state = (of: Record<string, SeatView>): TableState => ({
    id: "t",
    table,
    times: table.seats.map(() => ({ left: null, running: false })),
    timesAt: 0,
    seatViews: of,
    chat: [],
    away: null,
  });
  const { rerender, unmount } = render(Play, { ui: drawn, table, state: state(seatViews) });
  const board = () => document.querySelector<HTMLElement>("[data-board]");
  const then = (next: Record<string, SeatView>, now = table) => rerender({ ui: drawn, table: now, state: state(next) });
  return { board, then, unmount };
}

beforeEach(() => {
  asked.length = 0;
  answer = () => Promise.resolve({ type: "done", id: "x", ply: 1 });
  speaking("en", "quoridor");
});

test("a click sends one move at its ply, and nothing more until what came of it is drawn", async () => {
  const { board, then } = shown(aTable(), { 0: seatView({}) });
  await fireEvent.click(screen.getByText("e2"));
  expect(asked).toEqual([{ type: "move", table: "t", seat: 0, ply: 0, action: "e2" }]);
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>("d1").disabled).toBe(true));
  await then({ 0: seatView({ ply: 1, actors: [1], legal: [] }, [aStep(1)]) });
  expect(board()!.dataset["steps"]).toBe("1");
  expect(board()!.dataset["readonly"]).toBe("true");
});

test("an illegal try asks the server and shows the rule that forbids it", async () => {
  answer = () => Promise.resolve({ type: "verdict", id: "x", allowed: false, text: "Too far.", rule: "Q-5" });
  shown(aTable(), { 0: seatView({}) });
  await fireEvent.click(screen.getByText("forbidden"));
  await waitFor(() => expect(allToasts().at(-1)).toMatchObject({ text: "Too far.", rule: { number: "Q-5" } }));
  expect(asked).toEqual([{ type: "why", table: "t", seat: 0, action: "forbidden" }]);
});

test("whoever watches can touch nothing", () => {
  const { board } = shown(aTable({ seats: [aSeat(), aSeat({ name: "Omar" })] }), { watch: seatView({ seat: null }) });
  expect(board()!.dataset["readonly"]).toBe("true");
  expect(screen.queryByText("forbidden")).toBeNull();
  expect(screen.getByText("It is Sara’s turn.")).toBeTruthy();
});

test("the title and the screen reader say that it is one's turn, and what happened before", async () => {
  const { then } = shown(aTable(), { 0: seatView({ actors: [1], legal: [] }) });
  await waitFor(() => expect(document.title).not.toContain("Your turn"));
  const step = { ply: 1, seat: 1, events: [{ event: "moved", seat: 1, from: "e9", to: "e8" }] };
  await then({ 0: seatView({ ply: 1 }, [step]) });
  await waitFor(() => expect(document.title).toContain("Your turn"));
  const lines = allAnnounced().map((line) => line.text);
  expect(lines.at(-1)).toBe("It is your turn.");
  expect(lines.at(-2)).toContain("e8");
});

test("between two players at one screen a curtain falls, and the first one's cards are gone", async () => {
  vi.useFakeTimers();
  const seats = [aSeat({ mine: true }), aSeat({ occupant: "device", mine: true, name: "Omar" })];
  const hand = (seat: number, given: Partial<Position>) => seatView({ seat, view: { hand: [seat] }, ...given });
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

const OUTCOME: Outcome = { places: [1, 2], scores: [1, 0], resigned: [], by: "play" };
const BOARD = { options: { size: 9 }, pawns: ["e9", "d7"], fences: [], left: [3, 4] };
const quoridor: GameUi = { ...ui, playerScore, decisive };

test("the end says who won and how, with places as the game counts them, on one sheet", async () => {
  vi.useFakeTimers();
  const arrived: Step = { ply: 1, seat: 0, events: [{ event: "arrived", seat: 0 }] };
  const ended = seatView({ ply: 1, view: BOARD, actors: [], legal: [], outcome: OUTCOME }, [arrived]);
  shown(aTable({ status: "over" }), { 0: ended }, quoridor);
  await vi.advanceTimersByTimeAsync(1000);
  const sheet = screen.getByText("You have won!").closest("dialog")!;
  const dialog = within(sheet);
  expect(dialog.getByText("Sara has reached the other side.")).toBeTruthy();
  expect(
    [...sheet.querySelectorAll("[data-standing]")].map((row) => row.textContent?.replace(/\s+/g, " ").trim()),
  ).toEqual(["1 Sara You on the other side", "2 Omar 6 steps to go"]);
  expect(sheet.textContent).not.toContain("Points");
  expect(document.querySelectorAll("dialog[open]")).toHaveLength(1);
  await fireEvent.click(dialog.getByText("Another one"));
  expect(asked).toEqual([{ type: "rematch", table: "t", seat: 0 }]);
  vi.useRealTimers();
});

test("woven pieces rain upon the winner, but not where motion is reduced", async () => {
  vi.useFakeTimers();
  for (const motion of ["full", "reduced"] as const) {
    changeSettings({ motion });
    const ended = seatView({ view: BOARD, actors: [], legal: [], outcome: OUTCOME });
    const { unmount } = shown(aTable({ status: "over" }), { 0: ended }, quoridor);
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.querySelectorAll("[data-rain]")).toHaveLength(motion === "full" ? 1 : 0);
    unmount();
  }
  changeSettings({ motion: "system" });
  vi.useRealTimers();
});

test("that another wants a rematch is said on the sheet, and above the board once that is put away", async () => {
  vi.useFakeTimers();
  const seats = [aSeat({ mine: true }), aSeat({ name: "Omar" })];
  const ended = { 0: seatView({ view: BOARD, actors: [], legal: [], outcome: OUTCOME }) };
  const table = aTable({ status: "over", seats });
  const { then } = shown(table, ended, quoridor);
  await vi.advanceTimersByTimeAsync(1000);
  await then(ended, { ...table, rematch: [1] });
  const offer = "Another match? Asked for by Omar.";
  const told = () => document.querySelector<HTMLElement>("[data-rematch-asked]")!;
  expect(told().textContent).toContain(offer);
  expect(told().closest("dialog")!.open).toBe(true);
  expect(allAnnounced().at(-1)?.text).toBe(offer);
  await fireEvent.click(screen.getByText("Look at the board"));
  expect(told().closest("dialog")).toBeNull();
  expect(told().textContent).toContain(offer);
  await fireEvent.click(within(told()).getByText("Join in"));
  expect(asked).toEqual([{ type: "rematch", table: "t", seat: 0 }]);
  await then(ended, { ...table, rematch: [0], awaited: [1] });
  expect(screen.getByText("Waiting for Omar …")).toBeTruthy();
  vi.useRealTimers();
});

const ROUND: Interlude = { title: "Round 1 is over", seats: [1], words: "Omar wins it.", joyful: true };
const rounds: GameUi = {
  ...ui,
  interlude: (steps: readonly Step[]) =>
    steps.some((step) => step.events.some(({ event }) => event === "arrived")) ? ROUND : null,
};
const WON: Step = { ply: 1, seat: 1, events: [{ event: "arrived", seat: 1 }] };

test("the end of a round is an occasion: the board waits, then the next deal is drawn with what came after", async () => {
  vi.useFakeTimers();
  const { board, then } = shown(aTable(), { 0: seatView({ actors: [1], legal: [] }) }, rounds);
  await then({ 0: seatView({ ply: 1 }, [WON]) });
  // The play that ended it is watched on the board as it was; nothing can be touched.
  expect(board()!.dataset).toMatchObject({ ply: "0", steps: "1", readonly: "true" });
  await vi.advanceTimersByTimeAsync(1000);
  const sheet = screen.getByText("Round 1 is over").closest("dialog")!;
  expect(sheet.open).toBe(true);
  expect(within(sheet).getByText("Omar wins it.")).toBeTruthy();
  expect(allAnnounced().at(-1)?.text).toBe("Round 1 is over. Omar wins it.");
  const later = seatView({ ply: 2 }, [aStep(2, 1)]);
  await then({ 0: { ...later, history: [WON, ...later.history] } });
  expect(board()!.dataset["ply"]).toBe("0");
  await fireEvent.click(within(sheet).getByText("Next deal"));
  expect(screen.queryByText("Round 1 is over")).toBeNull();
  expect(board()!.dataset).toMatchObject({ ply: "2", steps: "1", readonly: "false" });
  vi.useRealTimers();
});

test("after some seconds it goes on by itself, unless it was asked to wait", async () => {
  vi.useFakeTimers();
  for (const waits of [false, true]) {
    const { board, then, unmount } = shown(aTable(), { 0: seatView({ actors: [1], legal: [] }) }, rounds);
    await then({ 0: seatView({ ply: 1 }, [WON]) });
    await vi.advanceTimersByTimeAsync(1000);
    if (waits) await fireEvent.click(document.querySelector("[data-wait]")!);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(board()!.dataset["ply"]).toBe(waits ? "0" : "1");
    unmount();
  }
  vi.useRealTimers();
});

test("somebody's wish to take a move back is put to the others", async () => {
  shown(aTable({ seats: [aSeat({ mine: true }), aSeat({ name: "Omar" })], undo: [1] }), { 0: seatView({}) });
  expect(screen.getByText("Omar would like to take back the last move.")).toBeTruthy();
  await fireEvent.click(screen.getByText("Agree"));
  expect(asked).toEqual([{ type: "undo", table: "t", seat: 0, agree: true }]);
});

function hinted(seats = aTable().seats) {
  const candidates = [
    { action: "d1", win_probability: 0.4, share: 0.6 },
    { action: "e2", win_probability: 0.7, share: 0.3 },
  ];
  answer = (one) =>
    Promise.resolve(
      one.type === "hint"
        ? { type: "hint", id: "x", table: "t", seat: 0, ply: 0, candidates }
        : { type: "done", id: "x", ply: 1 },
    );
  const actionText = (action: string) => `go to ${action}`;
  const spots = (action: string) => [`[data-action="${action}"]`];
  return shown(aTable({ seats }), { 0: seatView({}) }, { ...ui, actionText, spots });
}

test("a hint says where to look, then which piece, before it tells the moves", async () => {
  hinted();
  await fireEvent.click(document.querySelector("[data-tool=hint]")!);
  const strip = () => document.querySelector("[data-hints] p")?.textContent;
  await waitFor(() => expect(strip()).toBe("Look at this part of the table."));
  expect(document.querySelectorAll(".lights .ring")).toHaveLength(1);
  expect(document.querySelector("[data-hint], [data-light]")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector("[data-hint-more]")));
  await fireEvent.click(document.querySelector("[data-hint-more]")!);
  expect(strip()).toBe("A strong bot would use this: e2");
  expect(allAnnounced().at(-1)?.text).toBe("A strong bot would use this: e2");
  // The tool goes on as the button does, and nothing is asked a second time.
  await fireEvent.click(document.querySelector("[data-tool=hint]")!);
  expect(document.querySelectorAll("[data-hint]")).toHaveLength(2);
  expect(asked.filter(({ type }) => type === "hint")).toHaveLength(1);
});

test("hints light the pieces on the board, the likeliest to win first, and are played by a touch", async () => {
  hinted();
  await fireEvent.click(document.querySelector("[data-menu=open]")!);
  await fireEvent.click(document.querySelector("[data-menu=hint]")!);
  await waitFor(() => expect(document.querySelector("[data-hint-more]")).toBeTruthy());
  await fireEvent.click(document.querySelector("[data-hint-more]")!);
  await fireEvent.click(document.querySelector("[data-hint-more]")!);
  await waitFor(() => expect(document.querySelectorAll("[data-hint]")).toHaveLength(2));
  const strip = [...document.querySelectorAll("[data-hint]")].map((each) =>
    each.textContent?.replace(/\s+/g, " ").trim(),
  );
  expect(strip).toEqual(["1 go to e2 70% 70% chance to win", "2 go to d1 40% 40% chance to win"]);
  await waitFor(() => expect(document.querySelectorAll("[data-light]")).toHaveLength(2));
  expect(document.activeElement).toBe(document.querySelector("[data-hint=e2]"));
  await fireEvent.click(document.querySelector("[data-light=e2]")!);
  expect(asked.at(-1)).toEqual({ type: "move", table: "t", seat: 0, ply: 0, action: "e2" });
});

test("no hint is offered where the server would refuse it", async () => {
  hinted([aSeat({ mine: true }), aSeat({ name: "Omar" })]);
  await fireEvent.click(document.querySelector("[data-menu=open]")!);
  expect(document.querySelector("[data-menu=undo]")).toBeTruthy();
  expect(document.querySelector("[data-menu=hint]")).toBeNull();
});

test("who ran out of time takes the seat back with a large button, or by touching the board", async () => {
  const seats = [aSeat({ mine: true, stand_in: true }), aSeat()];
  shown(aTable({ seats }), { 0: seatView({ actors: [1], legal: [] }) });
  await fireEvent.click(screen.getByText("I am here"));
  expect(asked).toEqual([{ type: "back", table: "t", seat: 0 }]);
  await fireEvent.pointerDown(document.querySelector("[data-board]")!);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test("who gave up, or watches a bot keep another seat, is not asked to come back", () => {
  shown(aTable({ seats: [aSeat({ mine: true, stand_in: true, resigned: true }), aSeat({ stand_in: true })] }), {
    0: seatView({ actors: [1], legal: [] }),
  });
  expect(document.querySelector("[data-kept]")).toBeNull();
});
