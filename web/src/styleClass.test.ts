import { resolve } from "node:path";
import { expect, test } from "vitest";

import { styleClass } from "../svelte.config.js";

const classOf = (filename: string) => styleClass({ filename, name: "", css: "", hash: () => "1x8ceri" });

test("every component has a short class of its own", () => {
  const components = Object.keys(import.meta.glob("./**/*.svelte"));
  const classes = components.map((path) => classOf(resolve("src", path)));
  expect(components.length).toBeGreaterThan(100);
  expect(new Set(classes).size).toBe(components.length);
  expect(classes.filter((name) => !/^s[0-9a-z]{1,2}$/.test(name))).toEqual([]);
});

test("a component that was not there when the build began has one, too", () => {
  expect(classOf(resolve("src/ui/Newest.svelte"))).toBe("s1x8ceri");
});
