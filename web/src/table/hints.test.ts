import type { GameUi } from "../boards/board";
import { speaking } from "../testing/catalogues";
import { aPosition, aTable } from "../testing/samples";
import { sayOf } from "../words/words.svelte";
import { type HintStep, lightsOf, pointedAt } from "./hints";

const BOARD = `
  <div data-board="x">
    <svg role="group" aria-label="The board"><g data-at="e2" aria-label="e2"></g></svg>
    <div role="group" aria-label="Your hand"><button data-card="5" aria-label="red 5"></button></div>
    <p><button aria-label="The bank"><span data-spot="bank"></span></button></p>
  </div>`;

/** A stage on which everything is where it says. */
function stageWith(boxes: Record<string, [number, number, number, number]>): HTMLElement {
  const stage = document.createElement("main");
  stage.innerHTML = BOARD;
  for (const [selector, [x, y, width, height]] of Object.entries(boxes)) {
    stage.querySelector(selector)!.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  }
  return stage;
}

const stage = stageWith({
  svg: [0, 0, 400, 400],
  "[data-at]": [20, 300, 40, 40],
  "[role=group]:not(svg)": [100, 600, 200, 100],
  "[data-card]": [120, 610, 40, 60],
  p: [10, 450, 90, 60],
});
const lit = (spot: string) => ({ action: "a", text: "", probability: "", spots: [spot] });

test("a part of a drawn board is lit, and what it is about does not lie right in its middle", () => {
  const [light] = lightsOf(stage, [lit("[data-at]")], true);
  expect(light!.box).toEqual({ x: 0, y: expect.closeTo(220), width: 180, height: 180 });
});

test("of cards all of the hand is lit", () => {
  const [light] = lightsOf(stage, [lit("[data-card]")], true);
  expect(light!.box).toEqual({ x: 100, y: 600, width: 200, height: 100 });
});

test("of what lies in no group all that stands beside it is lit", () => {
  const [light] = lightsOf(stage, [lit("[data-spot]")], true);
  expect(light!.box).toEqual({ x: 10, y: 450, width: 90, height: 60 });
});

test("numbers at neighbouring grooves do not lie on each other", () => {
  const grooves = stageWith({
    "[data-at]": [100, 300, 16, 7],
    "[data-card]": [138, 303, 16, 7],
    "[data-spot]": [119, 318, 7, 16],
  });
  const spots = ["[data-at]", "[data-card]", "[data-spot]", "[data-at]"];
  const badges = lightsOf(grooves, spots.map(lit)).map(({ badge }) => badge!);
  expect(badges[0]).toEqual({ x: 108, y: 294 });
  for (const [at, one] of badges.entries()) {
    for (const other of badges.slice(at + 1)) {
      // As large as they are drawn, with what a chance of 100 % needs.
      expect(Math.abs(one.x - other.x) >= 78 || Math.abs(one.y - other.y) >= 25).toBe(true);
    }
  }
});

test("of the pieces that an action touches the last has its number", () => {
  const two = { ...lit("[data-at]"), spots: ["[data-at]", "[data-card]"] };
  expect(lightsOf(stage, [two]).map(({ badge }) => badge !== null)).toEqual([false, true]);
});

test("what is pointed at is said by its name", () => {
  speaking("en", "quoridor");
  const scene = { position: aPosition(), table: aTable(), seat: 0, say: sayOf("quoridor") };
  const said = (step: HintStep, spot: string, ui: Partial<GameUi> = {}) =>
    pointedAt(step, [lit(spot)], ui as GameUi, scene, stage)?.text;
  expect(said("area", "[data-at]")).toBe("Look at this part of the table.");
  expect(said("area", "[data-card]")).toBe("Look here: Your hand");
  expect(said("piece", "[data-card]")).toBe("A strong bot would use this: red 5");
  expect(said("piece", "[data-spot]")).toBe("A strong bot would use this: The bank");
  expect(said("piece", "[data-spot]", { piece: () => "[data-at]" })).toBe("A strong bot would use this: e2");
  // Nothing to point at: the moves are told at once.
  expect(said("area", "[data-gone]")).toBeUndefined();
  expect(said("moves", "[data-card]")).toBeUndefined();
});
