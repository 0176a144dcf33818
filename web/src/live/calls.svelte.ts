/** Where somebody is wanted: shown in the bar of a table that is being looked at, everywhere else by `Calls`. */
import type { Called } from "../wire";
import { client } from "./client.svelte";

let bars = $state(0);

/** A bar shows them as long as it is there; returns how to stop. */
export function showCallsInBar(): () => void {
  bars += 1;
  return () => (bars -= 1);
}

export function isInBar(): boolean {
  return bars > 0;
}

export function lastCall(): Called | undefined {
  return client().calls.at(-1);
}
