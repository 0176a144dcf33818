import type { Component } from "svelte";

import Breaker from "./figures/Breaker.svelte";
import Chain from "./figures/Chain.svelte";
import Colours from "./figures/Colours.svelte";
import Fits from "./figures/Fits.svelte";
import King from "./figures/King.svelte";
import Pyramid from "./figures/Pyramid.svelte";
import Run from "./figures/Run.svelte";
import SuperTaki from "./figures/SuperTaki.svelte";

/** Illustrations for the rulebook, by rule. */
export const figures: Record<string, Component> = {
  "T-1": Colours,
  "T-5": Fits,
  "T-10": Chain,
  "T-13": King,
  "T-14": Run,
  "T-19": SuperTaki,
  "T-21": Breaker,
  "T-28": Pyramid,
};
