import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";

import { drawn } from "../../testing/boards";
import { speaking } from "../../testing/catalogues";
import { aPosition } from "../../testing/samples";
import type { Outcome, Position, Verdict } from "../../wire";
import { sayOf } from "../../words/words.svelte";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";

function position(change: Partial<Position> = {}, view: Record<string, unknown> = {}): Position {
  const options = { players: 2, fences: 10, size: 9, teams: "no" };
  const start = { options, pawns: ["e1", "e9"], fences: [], left: [10, 10], turn: 0 };
  const legal = ["d1", "f1", "e2", "e3h", "e3v", "h8h"];
  return aPosition({ view: { ...start, ...view }, legal, ...change });
}

const shown = (change: Partial<BoardProps> = {}, isAsked = true) =>
  drawn(Board, { position: position(), seat: 0, say: sayOf("quoridor"), ...change }, isAsked);

beforeEach(() => speaking("en", "quoridor"));

const thing = (at: string) => document.querySelector<SVGElement>(`[data-at="${at}"]`)!;
const key = (name: string) =>
  fireEvent.keyDown(document.querySelector("svg[role=group]")!, { key: name, code: `Key${name.toUpperCase()}` });

test("what may be done is offered, and nothing else", () => {
  shown();
  const offered = [...document.querySelectorAll("[data-action]")].map((each) => each.getAttribute("data-action"));
  expect(offered.sort()).toEqual(["d1", "e2", "e3h", "e3v", "f1", "h8h"]);
  expect(screen.getByRole("status").textContent).toBe("Your turn: move your pawn or lay a fence.");
});

test("a screen reader's click plays a square or lays a fence", async () => {
  const { act } = shown();
  await fireEvent.click(thing("e2"));
  await fireEvent.click(thing("e3h"));
  expect(act.mock.calls).toEqual([["e2"], ["e3h"]]);
  expect(thing("e3h").getAttribute("aria-label")).toBe("Fence e3h, between e3 f3 and e4 f4");
});

test("touching what is not allowed asks for the rule", async () => {
  const { act, illegal } = shown();
  await fireEvent.click(thing("e5"));
  expect(act).not.toHaveBeenCalled();
  expect(illegal).toHaveBeenCalledWith("e5");
});

test("a touch of one's own pawn is no try", async () => {
  const { act, illegal } = shown();
  await fireEvent.click(thing("e1"));
  await key("Enter");
  expect(act).not.toHaveBeenCalled();
  expect(illegal).not.toHaveBeenCalled();
});

test("the keys walk over the squares and play", async () => {
  const { act } = shown();
  await key("ArrowUp");
  expect(thing("e2").getAttribute("tabindex")).toBe("0");
  await key("Enter");
  expect(act).toHaveBeenCalledWith("e2");
});

test("the keys lay a fence: f, arrows, h or v, Enter", async () => {
  const { act } = shown();
  await key("f");
  expect(document.querySelector("[data-ghost]")?.getAttribute("data-ghost")).toBe("e1h");
  await key("ArrowUp");
  await key("ArrowUp");
  await key("v");
  expect(screen.getByRole("status").textContent).toBe("Lay the fence e3v?");
  await key("Enter");
  expect(act).toHaveBeenCalledWith("e3v");
});

test("a fence is taken, turned and laid by buttons and keys, and the keyboard is never left without a place", async () => {
  const { act } = shown();
  const focused = () => (document.activeElement as SVGElement).dataset.at;
  // A click without a pointer, as a pressed key makes it.
  await fireEvent.click(document.querySelector("[data-choice=fence]")!, { detail: 0 });
  expect(focused()).toBe("e1h");
  await key("ArrowUp");
  await key("ArrowUp");
  await tick();
  expect(focused()).toBe("e3h");
  await fireEvent.click(document.querySelector("[data-choice=turn]")!, { detail: 0 });
  await fireEvent.click(document.querySelector("button[data-action=e3v]")!, { detail: 0 });
  expect(act).toHaveBeenCalledWith("e3v");
  expect(focused()).toBe("e3v");
});

test("the Tab key stops at the board, also while a groove is chosen by pointer", async () => {
  shown();
  const stops = () =>
    [...document.querySelectorAll("[data-at][tabindex='0']")].map((one) => one.getAttribute("data-at"));
  expect(stops()).toEqual(["e1"]);
  await fireEvent.click(document.querySelector("[data-choice=fence]")!, { detail: 1 });
  expect(stops()).toEqual(["e1h"]);
});

test("the rack has a short name, by which a hint calls it, and tells apart how it is used", () => {
  shown();
  const rack = document.querySelector("[data-choice=fence]")!;
  expect(rack.getAttribute("aria-label")).toBe("Your fences, 10 left");
  expect(rack.getAttribute("title")).toBe("Drag one onto the board, or press to choose a groove");
});

test("Escape takes a fence back", async () => {
  shown();
  await key("f");
  await key("Escape");
  expect(document.querySelector("[data-ghost]")).toBeNull();
});

test("a fence that may not lie there says which rule forbids it", async () => {
  vi.useFakeTimers();
  const verdict: Verdict = { type: "verdict", id: "", allowed: false, text: "It would cross.", rule: "Q-6" };
  const why = vi.fn(() => Promise.resolve(verdict));
  shown({ why });
  await key("f");
  expect(why).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(260);
  await tick();
  vi.useRealTimers();
  expect(why).toHaveBeenCalledWith("e1h");
  expect(screen.getByRole("status").textContent).toBe("It would cross. (Q-6)");
});

test("who only looks on is offered nothing", async () => {
  const { container, illegal } = shown({}, false);
  await fireEvent.click(thing("e2"));
  expect(container.querySelector("[data-action]")).toBeNull();
  expect(illegal).not.toHaveBeenCalled();
  expect(screen.getByRole("status").textContent).toBe("It is Salma’s turn.");
});

test("a pass is a button, and only there where it is the way out", async () => {
  const { act } = shown({ position: position({ legal: ["pass"] }) });
  await fireEvent.click(document.querySelector("[data-action=pass]")!);
  expect(act).toHaveBeenCalledWith("pass");
});

test("the shortest ways are shown on demand, with their lengths", async () => {
  shown({ position: position({}, { fences: ["e1h", "c1h"] }) });
  expect(document.querySelector(".ways polyline")).toBeNull();
  await fireEvent.click(document.querySelector("[data-choice=ways]")!);
  const lengths = [...document.querySelectorAll("g.ways text")].map((each) => each.textContent);
  expect(lengths).toEqual(["10", "10"]);
});

test("the end says who won", () => {
  const outcome: Outcome = { places: [2, 1], scores: [0, 1], resigned: [], by: "play" };
  shown({ position: position({ outcome, legal: [], actors: [] }) }, false);
  expect(screen.getByRole("status").textContent).toBe("Omar has reached the other side and wins.");
});

test("nobody is said to have arrived where somebody gave up", () => {
  const outcome: Outcome = { places: [2, 1], scores: [], resigned: [0], by: "giving_up" };
  shown({ position: position({ outcome, actors: [], legal: [] }) }, false);
  expect(screen.getByRole("status").textContent).toBe("Omar has won.");
});
