/** Illustrations for the rulebook. */
import type { Component } from "svelte";

import Diagram from "./Diagram.svelte";
import type { Cell } from "./view";

export interface Drawing {
  /** Columns as the rulebook writes them; `?` is a hidden card. */
  box: string;
  /** The card that was taken. */
  hand?: string;
  /** What goes to the pile. */
  thrown?: string;
  marked?: number[];
  /** From which place to which a Toi flies. */
  fly?: [number, number];
}

const DRAWINGS: Record<string, Drawing> = {
  "O-2": { box: "(?,?)(?,?)(?,?)(?,?)" },
  "O-3": { box: "(?,?)(7,?)(?,3)(?,?)", marked: [2, 7] },
  "O-5": { box: "(?,?)(7,7)(?,3)(?,?)", hand: "7", thrown: "12", marked: [6] },
  "O-7": { box: "(?,?)(7,?)(?,3)(1,?)", thrown: "11", marked: [4] },
  "O-9": { box: "(9,9)(?,?)(?,3)(?,?)", hand: "9", thrown: "10", marked: [1], fly: [1, 3] },
  "O-13": { box: "(5,5)(3,9)(12,12)(0,2)" },
  "O-14": { box: "(5,5)(8,8)(5,5)(1,1)" },
  "O-15": { box: "(7,T)(7,7)(T,4)(T,T)" },
};

/** The places of a box that is written in columns. */
export function cellsOf(box: string): Cell[] {
  const columns = [...box.matchAll(/\(([^,]+),([^)]+)\)/g)];
  const cell = (card: string): Cell => (card === "?" ? [null, false] : [card, true]);
  return [...columns.map((column) => cell(column[1]!)), ...columns.map((column) => cell(column[2]!))];
}

/** The middle of a place on a drawn box, in widths of a card. */
export function middleOf(place: number): { x: number; y: number } {
  const [column, row] = [(place - 1) % 4, Math.floor((place - 1) / 4)];
  return { x: 0.66 + column * 1.22, y: 0.86 + row * 1.52 };
}

/** A component that shows one drawing; the rulebook mounts it without knowing what is drawn. */
function drawn(drawing: Drawing): Component {
  return (internals) => Diagram(internals, { drawing });
}

export const figures: Record<string, Component> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([rule, drawing]) => [rule, drawn(drawing)]),
);
