import { aPosition, aTable } from "../testing/samples";
import { usesOf } from "./uses";

const stage = document.createElement("main");
stage.innerHTML = `
  <button data-choice="draw"><span data-spot="draw"></span></button>
  <div class="hand"><button data-card="r5">5</button><button data-card="b7">7</button></div>`;
const find = (selector: string) => stage.querySelector(selector)!;
const scene = {
  position: aPosition({ legal: ["r5", "draw", "throw hand", "again r5"] }),
  ...{ table: aTable(), seat: 0, say: (id: string) => id },
};
const ui = {
  spots: (action: string) =>
    action === "draw" ? ["[data-spot=draw]"] : action === "throw hand" ? [".hand"] : ["[data-card=r5]"],
  actionText: (action: string) => (action.includes("r5") ? "lay the five" : action),
};

test("a piece can do what the legal actions do with it, with what lies in it, or with what it lies in", () => {
  expect(usesOf(find("[data-card=r5]"), stage, ui, scene)).toEqual(["lay the five", "throw hand"]);
  expect(usesOf(find("[data-card=b7]"), stage, ui, scene)).toEqual(["throw hand"]);
  expect(usesOf(find("[data-choice=draw]"), stage, ui, scene)).toEqual(["draw"]);
});

test("a piece can do what is played with it, wherever that is touched", () => {
  const drawn = { ...ui, piece: (action: string) => (action === "draw" ? "[data-card=b7]" : "[data-card=r5]") };
  expect(usesOf(find("[data-card=b7]"), stage, drawn, scene)).toEqual(["draw", "throw hand"]);
  expect(usesOf(find("[data-choice=draw]"), stage, drawn, scene)).toEqual(["draw"]);
});

test("where a game does not say what its actions touch, nothing is said", () => {
  expect(usesOf(find("[data-card=r5]"), stage, {}, scene)).toEqual([]);
});
