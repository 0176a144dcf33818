/** The rulebook's figures, by rule. */
import type { Component } from "svelte";

import Figure from "./Figure.svelte";
import { SCENES } from "./scenes";

export const figures: Record<string, Component> = Object.fromEntries(
  Object.entries(SCENES).map(([rule, scene]) => [
    rule,
    // A component without props of its own: the figure of one rule.
    ((internals: never) => Figure(internals, { scene })) as unknown as Component,
  ]),
);
