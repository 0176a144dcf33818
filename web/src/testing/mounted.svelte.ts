import { flushSync } from "svelte";

export interface Mounted<S, T> {
  made: T;
  /** Tell it what has changed, and let everything follow. */
  change: (part: Partial<S>) => void;
  unmount: () => void;
}

/** Something that follows a state which a test changes, as it would within a component; without a browser. */
export function mounted<S extends object, T>(first: S, make: (now: () => S) => T): Mounted<S, T> {
  let state = $state.raw(first);
  const made: T[] = [];
  const unmount = $effect.root(() => void made.push(make(() => state)));
  flushSync();
  const change = (part: Partial<S>) => {
    state = { ...state, ...part };
    flushSync();
  };
  return { made: made[0]!, change, unmount };
}
