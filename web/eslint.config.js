import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import { secureContextOnly } from "./secure-context.js";
import svelteConfig from "./svelte.config.js";

const secure = secureContextOnly();
const message = "Browsers keep it from pages that come by plain HTTP: use src/device.ts, with another way for those.";

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts", "src/boards/*/viewTypes.ts", "src/referee/{games,shared}"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  {
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      // A key is always proven to be there before it is used with `!`; TypeScript cannot follow maps and indexes.
      "@typescript-eslint/no-non-null-assertion": "off",
      // The compiler checks unused names already, and knows Svelte's.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-undef": "off",
      // State is replaced whole ($state.raw) and never changed in place, so what it holds need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["src/**"],
    // There is a service worker in secure contexts only.
    ignores: ["src/device.ts", "src/offline/worker.ts", "src/**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", ...secure.globals.map((name) => ({ name, message }))],
      "no-restricted-properties": [
        "error",
        ...["window", "self", "globalThis"].flatMap((object) =>
          secure.globals.map((property) => ({ object, property, message })),
        ),
        ...secure.navigator.map((property) => ({ object: "navigator", property, message })),
        ...secure.crypto.map((property) => ({ object: "crypto", property, message })),
      ],
      "no-restricted-syntax": [
        "error",
        ...Object.entries({ navigator: secure.navigator, crypto: secure.crypto }).map(([object, names]) => ({
          selector: `MemberExpression[object.property.name="${object}"][property.name=/^(${names.join("|")})$/]`,
          message,
        })),
      ],
    },
  },
);
