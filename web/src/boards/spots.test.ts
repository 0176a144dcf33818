/** Hints are lit where an action would be touched. */
import { aPosition, aTable } from "../testing/samples";
import type { Scene } from "./board";
import { spots as jackaroo } from "./jackaroo/spots";
import { spots as nahs } from "./nahs/spots";
import { piece as quoridorPiece, spots as quoridor } from "./quoridor/spots";
import { spots as taki } from "./taki/spots";
import { spots as toitoi } from "./toitoi/spots";

const scene = (view: Record<string, unknown>): Scene => ({
  position: aPosition({ view }),
  seat: 0,
  table: aTable(),
  say: (id) => id,
});

test("Jackaroo lights the card and the marbles it moves", () => {
  const rows = [
    ["ring 3", "grave", "ring 9", "grave"],
    ["ring 30", "grave", "grave", "grave"],
  ];
  const lit = (action: string) => jackaroo(action, scene({ marbles: rows }));
  const card = (rank: string) => `.hand [data-card="${rank}"]`;
  expect(lit("9 m3")).toEqual([card("9"), '[data-marble="s1.m3"]']);
  expect(lit("7 m1:3 m3:4")).toEqual([card("7"), '[data-marble="s1.m1"]', '[data-marble="s1.m3"]']);
  expect(lit("J m1 s2.m1")).toEqual([card("J"), '[data-marble="s1.m1"]', '[data-marble="s2.m1"]']);
  expect(lit("K drop")).toEqual([card("K"), '[data-marble="s1.m2"]']);
  expect(lit("throw 4")).toEqual([card("4")]);
});

test("Wajh Al-Nahs lights cards, and whom a take it is aimed at", () => {
  const view = { phase: "play", hands: [["ti", "5"]], face_up: [["3", "4", "10"]] };
  expect(nahs("5x2", scene(view))).toEqual(['[data-card="5"]']);
  expect(nahs("up 4", scene(view))).toEqual(['[data-spot="up-4"]']);
  expect(nahs("ti>2", scene(view))).toEqual(['[data-card="ti"]', '[data-plate="1"]']);
  expect(nahs("ti>2", scene({ ...view, phase: "aim" }))).toEqual(['[data-plate="1"]']);
  expect(nahs("take", scene(view))).toEqual(['[data-choice="take"]']);
  expect(nahs("down 2", scene(view))).toEqual(['[data-action="down 2"]']);
  expect(nahs("swap 4,5,10", scene(view))).toEqual([
    '[data-choice="up 1"]',
    '[data-choice="hand 1"]',
    '[data-choice="up 2"]',
  ]);
});

test("the other games light squares, grooves, cards, piles, places and buttons", () => {
  expect(quoridor("e3h")).toEqual(['[data-at="e3h"]']);
  expect(quoridor("pass")).toEqual(['[data-action="pass"]']);
  expect(taki("r5")).toEqual(['[data-card="r5"]']);
  expect(taki("change:g")).toEqual(['[data-card="change"]']);
  expect(taki("draw")).toEqual(['[data-choice="draw"]']);
  expect(taki("catch:3")).toEqual(['[data-plate="2"]']);
  expect(taki("combo:b")).toEqual(['[data-card="b+"]', '[data-card="b3"]']);
  expect(taki("close")).toEqual(['[data-action="close"]']);
  expect(toitoi("open 2 7")).toEqual(['[data-place="2"]', '[data-place="7"]']);
  expect(toitoi("bank")).toEqual(['[data-spot="bank"]']);
  expect(toitoi("pile 3")).toEqual(['[data-spot="pile"]', '[data-place="3"]']);
  expect(toitoi("fly 2>6")).toEqual(['[data-place="2"]', '[data-place="6"]']);
});

test("Quoridor is played with the pawn, or with a fence from the rack", () => {
  const at = scene({ pawns: ["e4", "d8"] });
  expect(quoridorPiece("e5", at)).toBe('[data-at="e4"]');
  expect(quoridorPiece("e3h", at)).toBe('[data-choice="fence"]');
  expect(quoridorPiece("pass", at)).toBe('[data-action="pass"]');
});
