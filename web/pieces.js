/* The pieces of the boards as SVG without a page: `node pieces.js FILE` writes them as JSON (tools/pieces.py runs it).
   Components are rendered by Svelte itself; colours are worked out for the light theme, as who draws SVG alone knows no
   custom properties, no light-dark() and no color-mix(). */
import { readFileSync, writeFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const SOURCES = [
  "theme.css",
  "boards/quoridor/wood.css",
  "boards/jackaroo/dyes.css",
  "pieces/taki/palette.css",
  "pieces/nahs/palette.css",
];
const KEPT = /^(fill|stroke|opacity|color|stop-|font-|text-anchor|dominant-baseline|letter-spacing|paint-order)/;
const SEATS = [0, 1, 2, 3, 4, 5];

const variables = new Map();
for (const source of SOURCES) {
  const css = readFileSync(new URL(`src/${source}`, import.meta.url), "utf-8");
  // What stands first is for everybody; later blocks are for those who ask for more contrast.
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!variables.has(name)) variables.set(name, value.trim());
}

/** The arguments of the innermost call of a function in a text, and the text around it. */
function call(text, name) {
  const begin = text.lastIndexOf(`${name}(`);
  if (begin < 0) return null;
  let [at, depth] = [begin + name.length + 1, 1];
  const args = [""];
  for (; depth > 0; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (depth === 1 && text[at] === ",") args.push("");
    else if (depth > 0) args[args.length - 1] += text[at];
  }
  return { before: text.slice(0, begin), args: args.map((arg) => arg.trim()), after: text.slice(at) };
}

function replaced(text, name, by) {
  for (let found = call(text, name); found; found = call(text, name))
    text = found.before + by(found.args) + found.after;
  return text;
}

function channels(colour) {
  const named = { white: "#ffffff", black: "#000000" }[colour] ?? colour;
  const hex = named.length === 4 ? named.replace(/[^#]/g, "$&$&") : named;
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`'${colour}' is no colour that can be mixed`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function mixed([space, ...parts]) {
  if (space !== "in srgb") throw new Error(`colours are mixed ${space}`);
  const [one, other] = parts.map((part) => {
    const [, colour, share] = /^(\S+?)(?:\s+([\d.]+)%)?$/.exec(part);
    return { colour: channels(colour), share: share === undefined ? null : Number(share) / 100 };
  });
  const share = one.share ?? 1 - (other.share ?? 0.5);
  const sum = one.colour.map((value, k) => Math.round(value * share + other.colour[k] * (1 - share)));
  return `#${sum.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A value of CSS as plain SVG knows it. */
function plain(value) {
  let text = value;
  text = replaced(text, "var", ([name, otherwise]) => {
    const known = variables.get(name) ?? otherwise;
    if (known === undefined) throw new Error(`${name} is not known`);
    return known;
  });
  text = replaced(text, "light-dark", ([light]) => light);
  text = replaced(text, "color-mix", mixed);
  return text.replace(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, "rgba($1, $2, $3, $4)");
}

function declared(body, resolve) {
  const lines = [];
  for (const [, name, value] of body.matchAll(/([\w-]+):\s*([^;]+)/g)) {
    const font = name === "font" ? /^(\d+) ([\d.]+px)/.exec(value) : null;
    if (font) lines.push(`font-weight:${font[1]}`, `font-size:${font[2]}`);
    else if (KEPT.test(name) && name !== "font-family") lines.push(`${name}:${resolve(value.trim())}`);
  }
  return lines.join(";");
}

/** The rules of a sheet; those that ask for the dye of a seat once a seat. */
function sheet(css) {
  let text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@")) {
    let [end, depth] = [text.indexOf("{", at) + 1, 1];
    for (; depth > 0; end++) depth += text[end] === "{" ? 1 : text[end] === "}" ? -1 : 0;
    text = text.slice(0, at) + text.slice(end);
  }
  const rules = [];
  for (const [, selectors, body] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.replace(/:where\(([^)]*)\)/g, "$1").split(",")) {
      const dyed = body.includes("var(--dye)");
      for (const seat of dyed ? SEATS : [0]) {
        const lines = declared(body, (value) => plain(value.replaceAll("var(--dye)", `var(--glass-${seat})`)));
        if (lines) rules.push(`${dyed ? `.dye-${seat} ` : ""}${selector.trim()}{${lines}}`);
      }
    }
  }
  return rules;
}

const rules = new Set();
const pieces = {};

function kept(name, { head, body }) {
  for (const [, css] of head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) for (const one of sheet(css)) rules.add(one);
  pieces[name] = body
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/style="--dye:\s*var\(--glass-(\d)\);?"/g, 'class="dye-$1"')
    .replace(/ (style|fill|stroke|stop-color)="([^"]*)"/g, (_, attribute, value) => ` ${attribute}="${plain(value)}"`)
    .replace(/\s+/g, " ")
    .trim();
}

const vite = await createServer({
  configFile: false,
  root: import.meta.dirname,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: "injected" } })],
});
try {
  const load = (path) => vite.ssrLoadModule(`/src/${path}`);
  const { render } = await vite.ssrLoadModule("svelte/server");
  const draw = async (name, path, props) =>
    kept(name, await render((await load(path)).default, { props, idPrefix: name }));

  const wood = { ...(await load("boards/quoridor/geometry.ts")), ...(await load("boards/quoridor/wood.ts")) };
  for (const size of [5, 7, 9])
    for (const players of [2, 4])
      await draw(`quoridor-${size}-${players}`, "boards/quoridor/Wood.svelte", {
        perspective: { size, side: 0 },
        players,
      });
  for (const orientation of ["h", "v"])
    await draw(`fence-${orientation}`, "boards/quoridor/Fence.svelte", { orientation });
  for (const seat of [0, 1, 2, 3])
    for (const asked of [false, true])
      await draw(`pawn-${seat}${asked ? "-asked" : ""}`, "boards/quoridor/Pawn.svelte", { seat, asked });

  const { geometry } = await load("boards/jackaroo/geometry.ts");
  const rings = {};
  for (const players of [2, 4, 6])
    for (const mouth of [1, 2]) {
      const board = geometry(players, mouth, 0);
      await draw(`jackaroo-${players}-${mouth}`, "boards/jackaroo/Wood.svelte", { board, id: "wood" });
      const { spacing, width, height, cells, bases, graves } = board;
      const pairs = (points) => points.map(({ x, y }) => [Number(x.toFixed(1)), Number(y.toFixed(1))]);
      rings[`${players}-${mouth}`] = {
        spacing: Number(spacing.toFixed(2)),
        width,
        height,
        cells: pairs(cells),
        bases: bases.map(pairs),
        graves: graves.map(pairs),
      };
    }
  await draw("glass", "boards/jackaroo/GlassDyes.svelte", { seats: SEATS, id: "wood" });
  for (const seat of SEATS) await draw(`marble-${seat}`, "boards/jackaroo/Glass.svelte", { seat, r: 10, id: "wood" });

  const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", null];
  for (const rank of ranks)
    await draw(`jackaroo-card-${rank ?? "back"}`, "pieces/cards/PlayingCard.svelte", { rank, width: 100, height: 140 });
  for (const card of JSON.parse(process.argv[3]))
    await draw(`taki-card-${card ?? "back"}`, "pieces/taki/Face.svelte", { card });
  for (const colour of ["r", "b", "g", "y"])
    for (const card of ["change", "stk", "king"])
      await draw(`taki-card-${card}-${colour}`, "pieces/taki/Face.svelte", { card, named: colour });
  const numbers = Array.from({ length: 14 }, (_, number) => String(number));
  for (const card of [...numbers, "bu", "ti", null])
    await draw(`nahs-card-${card ?? "back"}`, "pieces/nahs/Face.svelte", { card });
  for (const card of [...numbers.slice(0, 13), "T"])
    await draw(`toitoi-card-${card}`, "boards/toitoi/Face.svelte", { card });
  await draw("toitoi-card-back", "boards/toitoi/Back.svelte", {});

  const { MARKS, MARK_PATHS } = await load("seats.ts");
  const told = {
    rules: [...rules],
    pieces,
    quoridor: { cell: wood.CELL, pitch: wood.PITCH, frame: wood.FRAME },
    jackaroo: rings,
    marks: MARKS.map((shape, seat) => ({ path: MARK_PATHS[shape], colour: plain(`var(--seat-${seat})`) })),
    colours: Object.fromEntries(
      ["ground", "surface", "text", "text-quiet", "line"].map((name) => [name, plain(`var(--${name})`)]),
    ),
  };
  writeFileSync(process.argv[2], `${JSON.stringify(told, null, 1)}\n`);
} finally {
  await vite.close();
}
