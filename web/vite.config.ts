import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./compressed.js";
import { licences } from "./licences.ts";
import { serviceWorker } from "./serviceWorker.ts";
import { shortened } from "./shortened.ts";
import { ROUTES } from "./src/routes.ts";
import { withoutHydration } from "./withoutHydration.ts";

const server = "http://127.0.0.1:8000";

const worker = serviceWorker(import.meta.dirname);

/** Pages that fill the screen: those with a board. */
const stages = ROUTES.filter(({ bare }) => bare).map(({ page }) => `/src/pages/${page}.svelte`);

/**
 * The page's files, beside one for each board: many small ones are heavier by a tenth, compressed, and as many requests.
 *
 * A group takes along what its modules import and no earlier group has. So what the page begins with comes before the pages:
 * it would be looked for in theirs.
 */
const groups = [
  { name: "shared", minShareCount: 2 },
  { name: "main", test: /\/src\/main\.ts$/ },
  { name: "stage", test: (id: string) => stages.some((page) => id.endsWith(page)) },
  { name: "pages", test: /\/src\/pages\// },
];

export default defineConfig({
  plugins: [
    svelte(),
    withoutHydration(),
    worker,
    licences(import.meta.dirname, worker.modules),
    shortened(),
    compressed(),
  ],
  // Under vitest Svelte must be taken in its browser form, or components cannot be mounted.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/majlis/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(), which the tokens are written with.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // These browsers load modules ahead by themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 1024,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups }, comments: { annotation: false } },
    },
  },
  // One script, with every game's rules: in scripts of their own they are a twentieth heavier, compressed.
  worker: {
    format: "es",
    plugins: () => [shortened()],
    rolldownOptions: { output: { codeSplitting: false, comments: { annotation: false } } },
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/wasm": { target: server },
      "/manifest.webmanifest": { target: server },
      "/ws": { target: server, ws: true },
    },
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["src/testing/setup.ts"],
    globals: true,
    // What is kept of a file does not notice that a glob in it finds a new one.
    fsModuleCache: false,
  },
});
