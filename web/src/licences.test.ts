import { resolve } from "node:path";
import { expect, test } from "vitest";

import { notices } from "../licences";

const inside = (path: string) => resolve("node_modules", path);

test("everything that comes from a package is named with the words of its licence, once", () => {
  const files = ["svelte/src/index-client.js", "svelte/src/store/index.js", "uqr/dist/index.mjs"].map(inside);
  const text = notices([...files, "\0virtual", resolve("src/main.ts")], resolve("licences"));
  expect(text.match(/^svelte \d+\.\d+\.\d+ \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toMatch(/^uqr /m);
  expect(text).toContain("Permission is hereby granted, free of charge");
});

test("a font and its open licence are named, too", () => {
  const text = notices(
    [inside("@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2")],
    resolve("licences"),
  );
  expect(text).toMatch(/^@fontsource-variable\/rubik /m);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});

test("a package without a file has the known words of the licence that it names; without those there is no page", () => {
  const fluent = [inside("@fluent/bundle/esm/bundle.js")];
  expect(notices(fluent, resolve("licences"))).toContain("Apache License");
  expect(() => notices(fluent, resolve("nowhere"))).toThrow(/@fluent\/bundle brings no licence/);
});
