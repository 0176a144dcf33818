/** The rulebook's figures, by rule. */
import type { Component } from "svelte";

import Figure from "./Figure.svelte";
import { type FigureScene, SCENES } from "./scenes";

/** A component without props of its own: the figure of one rule. */
function figureOf(scene: FigureScene): Component {
  return (internals) => Figure(internals, { scene });
}

export const figures: Record<string, Component> = Object.fromEntries(
  Object.entries(SCENES).map(([rule, scene]) => [rule, figureOf(scene)]),
);
