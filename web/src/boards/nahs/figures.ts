import type { Component } from "svelte";

import Burn from "./figures/Burn.svelte";
import Counter from "./figures/Counter.svelte";
import Demand from "./figures/Demand.svelte";
import Four from "./figures/Four.svelte";
import Lift from "./figures/Lift.svelte";
import LookThrough from "./figures/LookThrough.svelte";
import Zones from "./figures/Zones.svelte";

/** Illustrations for the rulebook, by rule. */
export const figures: Record<string, Component> = {
  "N-2": Zones,
  "N-6": LookThrough,
  "N-11": Demand,
  "N-14": Burn,
  "N-15": Four,
  "N-17": Lift,
  "N-18": Counter,
};
