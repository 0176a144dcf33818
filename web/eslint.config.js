import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import { secureContextOnly } from "./secure-context.js";
import svelteConfig from "./svelte.config.js";

const secure = secureContextOnly();
const INSECURE = "Browsers keep it from pages that come by plain HTTP: use src/device.ts, with another way for those.";
const STORAGE = ["localStorage", "sessionStorage", "indexedDB"];
const DIRECTION = {
  selector: `SvelteAttribute[key.name="dir"]:not([value.0.value="auto"])`,
  message:
    "Svelte assigns it anew at every update, and the styles of everything inside are found again: use src/words/directed.ts.",
};
const REFUSED = "Where a browser refuses storage, the mere name throws: use src/siteData.ts.";

/**
 * The rules that forbid names, each with its message; those of secure contexts and of storage unless they are allowed.
 * @param {{ secureContext?: boolean, storage?: boolean }} allowed
 * @returns {import("eslint").Linter.RulesRecord}
 */
function forbidden({ secureContext = false, storage = false }) {
  const globals = [
    ...(secureContext ? [] : secure.globals.map((name) => ({ name, message: INSECURE }))),
    ...(storage ? [] : STORAGE.map((name) => ({ name, message: REFUSED }))),
  ];
  const members = secureContext ? {} : { navigator: secure.navigator, crypto: secure.crypto };
  const properties = [
    ...["window", "self", "globalThis"].flatMap((object) =>
      globals.map(({ name, message }) => ({ object, property: name, message })),
    ),
    ...Object.entries(members).flatMap(([object, names]) =>
      names.map((property) => ({ object, property, message: INSECURE })),
    ),
  ];
  const syntax = Object.entries(members).map(([object, names]) => ({
    selector: `MemberExpression[object.property.name="${object}"][property.name=/^(${names.join("|")})$/]`,
    message: INSECURE,
  }));
  return {
    "no-restricted-globals": ["error", ...globals],
    "no-restricted-properties": ["error", ...properties],
    "no-restricted-syntax": ["error", DIRECTION, ...syntax],
  };
}

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts", "src/boards/*/viewTypes.ts", "src/referee/{commentary,games,shared}"] },
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
  { files: ["src/**"], ignores: ["src/**/*.test.ts"], rules: forbidden({}) },
  // There is a service worker in secure contexts only.
  { files: ["src/device.ts", "src/offline/worker.ts"], rules: forbidden({ secureContext: true }) },
  { files: ["src/siteData.ts", "src/local/storage.ts", "src/review/kept.ts"], rules: forbidden({ storage: true }) },
);
