import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** @type {import("@sveltejs/vite-plugin-svelte").SvelteConfig} */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // In every class of every component: the shorter, the lighter the page.
    cssHash: ({ hash, css }) => `s${hash(css)}`,
  },
};
