import type { Plugin } from "vite";

const INSIDE = /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]hydration\.js$/;
const STATE = "export let hydrating = false;";
const SETTING = "hydrating = value;";
/** What compiled components call between elements, and how Svelte begins it: it does nothing where nothing is hydrated. */
const IDLE = {
  reset: "function reset(node) {\n\tif (!hydrating) return;",
  next: "function next(count = 1) {\n\tif (hydrating) {",
  hydrate_template: "function hydrate_template(template) {\n\tif (hydrating) {",
};
const CALLS = new RegExp(`\\$\\.(?:${Object.keys(IDLE).join("|")})\\(`, "g");

/** Svelte's state of hydration as one that never changes; fails where Svelte is written otherwise than known here. */
export function neverHydrating(code: string): string {
  for (const known of [STATE, SETTING, ...Object.values(IDLE)])
    if (!code.includes(known)) throw new Error(`Svelte has changed, see web/withoutHydration.ts: no ${known}`);
  return code
    .replace(STATE, "export const hydrating = false;")
    .replace(SETTING, `if (value) throw new Error("the page is built without hydration");`);
}

/** A compiled component whose calls for hydration alone may be left out. */
export function withIdleCalls(code: string): string {
  return code.replace(CALLS, "/* @__PURE__ */ $&");
}

/**
 * Leaves out of the built page what takes over a page that a server has rendered: ours comes to an empty one.
 *
 * Svelte guards all of it by one variable, for bundlers that see that nobody sets it. Rolldown does not, nor that a call through
 * the namespace in which components have Svelte does nothing.
 */
export function withoutHydration(): Plugin[] {
  return [
    {
      name: "without-hydration",
      apply: "build",
      transform: { filter: { id: INSIDE }, handler: (code) => ({ code: neverHydrating(code), map: null }) },
    },
    {
      name: "without-hydration-in-components",
      apply: "build",
      // Lines stay where they are, and names as they were.
      transform: { filter: { id: /\.svelte$/ }, handler: (code) => ({ code: withIdleCalls(code), map: null }) },
    },
  ];
}
