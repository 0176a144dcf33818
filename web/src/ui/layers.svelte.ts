/**
 * What lies over the page: dialogs, sheets, the menu. Each is a step of the browser's history, so that Back, on a phone
 * the natural way out, closes the uppermost instead of leaving the page.
 */

import { dismissAll } from "../toasts.svelte";

/** How to close each, the uppermost last. */
let open: (() => void)[] = [];
let count = $state(0);
/** How many steps of the history stand for them. */
let steps = 0;
/** Whether a step back is on its way that we have asked for ourselves. */
let isStepping = false;
/** What waits for that step. */
let afterStep: (() => void) | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

/** How many there are. */
export function layersOpen(): number {
  return count;
}

/** Close the uppermost. */
export function closeTop(): void {
  open.at(-1)?.();
}

/** Lay something over the page; returns what to do when it has gone. What was said before belongs to what it covers. */
export function openLayer(close: () => void): () => void {
  dismissAll();
  open.push(close);
  changed();
  return () => {
    open = open.filter((one) => one !== close);
    changed();
  };
}

function changed(): void {
  count = open.length;
  // Whatever closes often opens something else: only what is left afterwards needs a step.
  clearTimeout(settling);
  settling = setTimeout(settle, 0);
}

function settle(): void {
  if (isStepping) return;
  if (open.length < steps) {
    isStepping = true;
    history.go(open.length - steps);
  }
  while (steps < open.length) history.pushState({ layer: ++steps }, "");
}

/** Whether a step back is on its way, which would undo a step to another place: then that is taken afterwards. */
export function waitsForStep(then: () => void): boolean {
  if (isStepping) afterStep = then;
  return isStepping;
}

/** Leave for another place: the step that stands for the uppermost becomes that place's. Whether there was one. */
export function dropLayers(): boolean {
  const had = steps > 0;
  [open, steps, count, isStepping] = [[], 0, 0, false];
  clearTimeout(settling);
  return had;
}

/** After a step in the history: whether it was about what lies over the page, and not about where the page is. */
export function handleHistoryStep(state: unknown): boolean {
  const layer = (state as { layer?: number } | null)?.layer ?? 0;
  if (isStepping) {
    isStepping = false;
    steps = layer;
    settle();
    const then = afterStep;
    afterStep = undefined;
    then?.();
    return true;
  }
  if (layer > open.length) {
    // What this step stood for has gone with the page it lay on.
    history.back();
    return layer > 0;
  }
  if (layer >= steps) return false;
  steps = layer;
  for (const close of open.slice(layer).reverse()) close();
  return true;
}
