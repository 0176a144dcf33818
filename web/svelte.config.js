import { readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCE = join(import.meta.dirname, "src");
const components = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/**
 * The class that ties a component's styles to it: the component's place among all of them. It stands on every element that
 * has styles, and no hash is as short. A component that has come since (`npm run dev`) has one of its own all the same.
 * @type {NonNullable<import("svelte/compiler").CompileOptions["cssHash"]>}
 */
export function styleClass({ hash, css, filename }) {
  const place = components.indexOf(relative(SOURCE, resolve(filename)));
  return `s${place < 0 ? hash(css) : place.toString(36)}`;
}

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: styleClass },
};
