import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";

import { drawn } from "../../testing/boards";
import { speaking } from "../../testing/catalogues";
import { aPosition } from "../../testing/samples";
import type { Position } from "../../wire";
import { sayOf } from "../../words/words.svelte";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import { cellsOf } from "./figures";

const MINE = "(5,5)(T,?)(?,3)(?,?)";

function position(legal: string[], view: Record<string, unknown> = {}, change: Partial<Position> = {}): Position {
  const options = { players: 2, rounds: 5, two_toi: "zero" };
  const table = { phase: "turn", round: 0, totals: [0, 7], bank: [null, null], pile: ["2", "9"], held: null };
  const boxes = [cellsOf(MINE), cellsOf("(?,?)(?,8)(?,?)(1,?)")];
  const rest = {
    chosen: [null, null],
    has_chosen: [false, false],
    turn: 0,
    closer: null,
    last_turns: null,
    past: null,
  };
  const all = { options, ...table, boxes, ...rest, ...view };
  return aPosition({ ply: 4, view: all, legal, ...change });
}

const shown = (change: Partial<BoardProps> & { position: Position }, isAsked = true) =>
  drawn(Board, { seat: 0, say: sayOf("toitoi"), ...change }, isAsked);

beforeEach(() => speaking("en", "toitoi"));

const touch = (selector: string) => fireEvent.click(document.querySelector(selector)!);
const place = (number: number) => touch(`[data-place="${number}"]`);
const prompt = () => screen.getByRole("status").textContent;

test("two touches open two cards", async () => {
  const legal = ["open 2 7", "open 2 3"];
  const boxes = [cellsOf("(?,?)(?,?)(?,?)(?,?)"), cellsOf("(?,?)(?,?)(?,?)(?,?)")];
  const window = { kind: "choosing", length: 20_000, left: 9_000, answered: false, collects: true };
  const { act } = shown({ position: position(legal, { phase: "open", turn: null, boxes }, { window }) });
  expect(prompt()).toBe("Choose two of your cards to open.");
  expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("9");
  await place(7);
  expect(prompt()).toBe("Choose the second card.");
  await place(2);
  expect(act).toHaveBeenCalledWith("open 2 7");
});

test("a touch leaves the direction of the board alone: else the styles of all of it would be found again", async () => {
  shown({ position: position(["pile 1", "pile 3", "bank"]) });
  const board = document.querySelector<HTMLElement>("[data-board]")!;
  expect(board.dir).toBe("ltr");
  const assigned: string[] = [];
  const observer = new MutationObserver((found) => assigned.push(...found.map(({ target }) => target.nodeName)));
  observer.observe(board, { attributeFilter: ["dir"], subtree: true });
  const before = prompt();
  await touch('[data-choice="pile"]');
  expect(prompt()).not.toBe(before);
  await tick();
  expect(assigned).toEqual([]);
});

test("the pile's card hovers until it is placed, and may be put back", async () => {
  const { act } = shown({ position: position(["pile 1", "pile 3", "bank"]) });
  await touch('[data-choice="pile"]');
  expect(prompt()).toBe("Where does the 9 go?");
  await touch('[data-choice="back"]');
  expect(prompt()).toBe("Take the pile’s card, or look at the bank’s.");
  await touch('[data-choice="pile"]');
  await touch('[data-action="pile 3"]');
  expect(act).toHaveBeenCalledWith("pile 3");
});

test("the bank's card is thrown by way of the pile, and then a hidden card is opened or not", async () => {
  const legal = ["place 1", "throw 3", "throw"];
  const { act, illegal } = shown({ position: position(legal, { phase: "bank", held: "11" }) });
  expect(prompt()).toBe("Put the 11 in your box, or throw it on the pile.");
  await touch('[data-choice="throw"]');
  await place(1);
  expect(illegal).toHaveBeenCalledWith("throw 1");
  await touch('[data-action="throw"]');
  expect(act).toHaveBeenCalledWith("throw");
});

test("a button that goes away when it is pressed leaves the keyboard at the box", async () => {
  shown({ position: position(["place 1", "throw 3", "throw"], { phase: "bank", held: "11" }) });
  const button = document.querySelector<HTMLElement>('[data-choice="throw"]')!;
  button.focus();
  await fireEvent.click(button, { detail: 0 });
  expect((document.activeElement as HTMLElement).dataset.place).toBe("1");
});

test("a Toi is replaced or flies, step by step, with a way back", async () => {
  const legal = ["place 2", "fly 2>3", "fly 2>6"];
  const { act } = shown({ position: position(legal, { phase: "bank", held: "11" }) });
  await place(2);
  expect(prompt()).toBe("Put your card in the Toi’s place, or let the Toi fly?");
  expect(document.querySelector('[data-action="place 2"]')).not.toBeNull();
  await touch('[data-choice="fly"]');
  expect(document.querySelectorAll(".landing")).toHaveLength(2);
  await fireEvent.keyDown(document.querySelector("[data-board]")!, { key: "Escape" });
  expect(document.querySelectorAll(".landing")).toHaveLength(0);
  await touch('[data-choice="fly"]');
  await touch('[data-action="fly 2>6"]');
  expect(act).toHaveBeenCalledWith("fly 2>6");
});

test("the arrow keys walk over the places of the box", async () => {
  shown({ position: position(["pile 1", "bank"]) });
  const box = document.querySelector(".mine")!;
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft"]) await fireEvent.keyDown(box, { key });
  expect((document.activeElement as HTMLElement).dataset.place).toBe("5");
});

test("columns show what they count", () => {
  shown({ position: position(["bank"]) });
  const points = [...document.querySelectorAll(".mine .points")].map(
    (each) => each.querySelector("[dir]")?.textContent,
  );
  expect(points).toEqual(["0", "0+", "3+", undefined]);
  expect(document.querySelectorAll(".mine .pair")).toHaveLength(1);
});

test("the points of the round before are shown for the asking, and put away", async () => {
  const past = {
    boxes: [
      ["5", "5", "3", "0", "5", "5", "9", "2"],
      ["1", "1", "1", "1", "2", "2", "2", "2"],
    ],
  };
  const view = { phase: "open", turn: null, round: 1, past: { ...past, top: "4", points: [4, 12] } };
  const scored = { event: "scored", seat: 0, box: "(5,5)(5,5)(3,9)(0,2)", points: 4, total: 4 };
  const steps = [{ ply: 4, seat: 1, events: [scored] }];
  const { container } = shown({ position: position(["open 1 2"], view), steps });
  expect(screen.queryByRole("region", { name: "Round 1: the points" })).toBeNull();
  await touch('[data-choice="results"]');
  expect(screen.getByRole("region", { name: "Round 1: the points" })).not.toBeNull();
  expect([...container.querySelectorAll(".earned")].map((each) => each.textContent)).toEqual(["+4", "+12"]);
  await touch('[data-choice="close-results"]');
  expect(container.querySelector(".results")).toBeNull();
});

test("who only looks on is offered nothing", async () => {
  const { container, illegal } = shown({ position: position([]) }, false);
  await place(1);
  expect(container.querySelector("[data-action]")).toBeNull();
  expect(illegal).not.toHaveBeenCalled();
  expect(prompt()).toBe("It is Salma’s turn.");
});

test("has the two score cards at hand, whoever's turn it is", async () => {
  shown({ position: position([]) }, false);
  expect(document.querySelector('[data-sheet="score-cards"]')).toBeNull();
  await touch('[data-opens="score-cards"]');
  const lines = [...document.querySelectorAll('[data-sheet="score-cards"] li')].map((line) => line.textContent);
  expect(lines).toHaveLength(9);
  expect(lines.find((line) => line.includes("Quartet"))).toContain("−10");
  expect(lines.find((line) => line.includes("Sextet"))).toContain("−15");
  expect(lines.find((line) => line.includes("Octet"))).toContain("−20");
  expect(lines.at(-1)).toContain("joins no other");
  await fireEvent.click(document.querySelector("dialog header button")!);
  expect(document.querySelector('[data-sheet="score-cards"]')).toBeNull();
});

test("says on the score cards what two Tois are at this table", async () => {
  shown({ position: position([], { options: { players: 2, rounds: 5, two_toi: "wild" } }) });
  await touch('[data-opens="score-cards"]');
  const lines = [...document.querySelectorAll('[data-sheet="score-cards"] li')];
  expect(lines.at(-1)!.textContent).toContain("suits you best");
});
