import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { licences } from "./licences.ts";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences(import.meta.dirname)],
  // Under vitest Svelte must be taken in its browser form, or components cannot be mounted.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/majlis/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(), which the tokens are written with.
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 1024,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    proxy: {
      "/api": { target: server },
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
