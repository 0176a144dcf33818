import { readFileSync } from "node:fs";
import { compile } from "svelte/compiler";
import { expect, test } from "vitest";

import { neverHydrating, withIdleCalls } from "../withoutHydration";

const hydration = readFileSync("node_modules/svelte/src/internal/client/dom/hydration.js", "utf8");

test("nothing sets that Svelte hydrates", () => {
  const code = neverHydrating(hydration);
  expect(hydration).toMatch(/^export let hydrating\b/m);
  expect(code).toMatch(/^export const hydrating = false;$/m);
  expect(code).not.toMatch(/\bhydrating = (?!false;)/);
});

test("a Svelte that is written otherwise ends the build", () => {
  expect(() => neverHydrating(hydration.replace("if (!hydrating) return;", ""))).toThrow(/Svelte has changed.*reset/s);
});

test("what a component calls for hydration alone may be left out, and nothing else", () => {
  const { js } = compile("<div><p>{1 + Math.random()}</p><b>a</b> <i>b</i></div>", { generate: "client" });
  const code = withIdleCalls(js.code);
  expect(js.code).toMatch(/\$\.reset\(/);
  expect(code.match(/@__PURE__ \*\/ \$\.\w+/g)?.filter((call) => !/\$\.(reset|next)$/.test(call))).toEqual([]);
  expect(code.replaceAll("/* @__PURE__ */ ", "")).toBe(js.code);
  expect(code).not.toMatch(/(?<!\*\/ )\$\.(reset|next)\(/);
});
