import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";

import type { BoardProps } from "../boards/board";
import { loadGameUi } from "../boards/registry";
import { sharedText } from "../testing/catalogues";
import { aPosition, aTable } from "../testing/samples";
import { installWords, sayOf } from "../words/words.svelte";
import Board from "./Board.svelte";
import { factsOf } from "./facts";
import plain from ".";

const view = {
  game: "nim",
  version: 1,
  options: {},
  heaps: [3, 1],
  coins: [null, "heads"],
  passed: [false, true],
  turn: 0,
};

function shown(change: Partial<BoardProps> = {}, isAsked = true) {
  const act = vi.fn<(action: string) => void>();
  installWords("en", sharedText("en"), { nim: "view-heaps = Heaps of sticks\n" });
  const props: BoardProps = {
    position: aPosition({ view, legal: ["a1", "b1"] }),
    steps: [],
    table: aTable({ game: "nim" }),
    seat: 0,
    ...(isAsked ? { act } : {}),
    busy: false,
    reducedMotion: true,
    plate: createRawSnippet(() => ({ render: () => "<i>plate</i>" })),
    say: sayOf("nim"),
    ...change,
  };
  return { act, ...render(Board, { props }) };
}

test("a game without a board of its own gets the plain one", async () => {
  expect(await loadGameUi("nim")).toBe(plain);
  expect(await loadGameUi("quoridor")).not.toBe(plain);
});

test("facts are shown in the game's words where it has them, and what is hidden as hidden", () => {
  expect(factsOf(view)).toEqual([
    { key: "heaps", rows: [["3", "1"]] },
    { key: "coins", rows: [["?", "heads"]] },
    { key: "passed", rows: [["–", "✓"]] },
  ]);
  expect(factsOf({ boxes: [[1, null], []], past: { points: [2] } })).toEqual([
    { key: "boxes", rows: [["1", "?"], []] },
    { key: "past", rows: [["points 2"]] },
  ]);
  shown();
  expect(screen.getByText("Heaps of sticks")).toBeTruthy();
  expect(screen.getByText("coins")).toBeTruthy();
});

test("legal actions are buttons, and nothing is offered to who is not asked", async () => {
  const { act } = shown();
  expect(screen.getByRole("status").textContent).toBe("It is your turn.");
  await fireEvent.click(screen.getByRole("button", { name: "b1" }));
  expect(act.mock.calls).toEqual([["b1"]]);
});

test("who is not asked is told whose turn it is", () => {
  shown({ position: aPosition({ view, actors: [1] }) }, false);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("turn.");
});
