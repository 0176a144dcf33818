import { render } from "@testing-library/svelte";

import { speaking } from "../testing/catalogues";
import { aTable } from "../testing/samples";
import type { Step } from "../wire";
import History from "./History.svelte";

test("an answer in a window that nobody is told of leaves no line", () => {
  speaking("en", "taki");
  const history: Step[] = [
    { ply: 1, seat: 0, events: [{ event: "asked_three", seat: 0 }] },
    { ply: 2, seat: 1, events: [] },
    { ply: 3, seat: 0, events: [{ event: "unanswered", seat: 0 }] },
  ];
  render(History, { table: aTable({ game: "taki" }), history });
  const lines = [...document.querySelectorAll("[data-history] li")];
  expect(lines.map((line) => line.textContent.trim())).toEqual([
    "A +3! Everybody else is asked for a Breaker.",
    "Nobody answers Sara.",
  ]);
});

test("as long as nothing can be told, it says so", () => {
  speaking("en", "taki");
  render(History, { table: aTable({ game: "taki" }), history: [{ ply: 1, seat: 1, events: [] }] });
  expect(document.body.textContent).toContain("Nothing has happened yet");
});
