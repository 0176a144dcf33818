import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|txt|wasm|json)$/;
/** A smaller file gains nothing. */
const LEAST = 500;

/**
 * Put each file of a folder that gains by it beside itself in brotli, which the server sends to browsers that take it.
 * @param {string} folder
 */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const plain = readFileSync(join(folder, name));
    if (plain.length >= LEAST) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(plain));
  }
}

/**
 * Does so with the built page.
 * @returns {import("vite").Plugin}
 */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      if (dir) compress(dir);
    },
  };
}

// By itself, for a folder that something else has built: node compressed.js FOLDER
if (argv[1] === fileURLToPath(import.meta.url) && argv[2]) compress(argv[2]);
