/** Illustrations for the rulebook. */
import type { Component } from "svelte";

import Diagram from "./Diagram.svelte";

export interface Drawing {
  size?: number;
  players?: number;
  /** Seats with their squares; the arrows start at the first. */
  pawns: [number, string][];
  fences?: string[];
  /** Fences that may, and that may not, be laid. */
  good?: string[];
  bad?: string[];
  /** Squares that the first pawn may, and may not, go to. */
  to?: string[];
  no?: string[];
  /** Squares without a way out. */
  closed?: string[];
}

const DRAWINGS: Record<string, Drawing> = {
  "Q-2": {
    size: 9,
    players: 4,
    pawns: [
      [0, "e1"],
      [1, "a5"],
      [2, "e9"],
      [3, "i5"],
    ],
  },
  "Q-5": { pawns: [[0, "c3"]], fences: ["c3h"], to: ["b3", "d3", "c2"], no: ["c4"] },
  "Q-6": { pawns: [], fences: ["b4h", "b1h"], good: ["d4h", "b2v"], bad: ["b4v", "c1h"] },
  "Q-7": {
    pawns: [
      [0, "a1"],
      [1, "d4"],
    ],
    fences: ["a2h", "b1v"],
    bad: ["b2v"],
    closed: ["a1", "a2", "b1", "b2"],
  },
  "Q-8": {
    pawns: [
      [0, "c2"],
      [1, "c3"],
    ],
    to: ["c4"],
    no: ["b3", "d3"],
  },
  "Q-9": {
    pawns: [
      [0, "c2"],
      [1, "c3"],
    ],
    fences: ["c3h"],
    to: ["b3", "d3"],
    no: ["c4"],
  },
  "Q-10": {
    players: 4,
    pawns: [
      [0, "c2"],
      [1, "c3"],
      [2, "c4"],
    ],
    no: ["b3", "d3", "c5"],
  },
};

/** A component that shows one drawing; the rulebook mounts it without knowing what is drawn. */
function drawn(drawing: Drawing): Component {
  return (internals) => Diagram(internals, { drawing });
}

export const figures: Record<string, Component> = Object.fromEntries(
  Object.entries(DRAWINGS).map(([rule, drawing]) => [rule, drawn(drawing)]),
);
