import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compressed } from "./compressed.js";
import { licences } from "./licences.ts";
import { serviceWorker } from "./serviceWorker.ts";
import { withoutHydration } from "./withoutHydration.ts";

const server = "http://127.0.0.1:8000";

const worker = serviceWorker(import.meta.dirname);

export default defineConfig({
  plugins: [svelte(), withoutHydration(), worker, licences(import.meta.dirname, worker.modules), compressed()],
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
      // What several pages need is one file: a dozen small ones are a twentieth heavier, compressed, and as many requests.
      output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } },
    },
  },
  // One script, with every game's rules: in scripts of their own they are a twentieth heavier, compressed.
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
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
