/**
 * The gallery of boards, for those who draw them: `npm run dev`, then /gallery.html.
 * It is no part of the built page. Frames come from `python tools/board_frames.py KEY`.
 */
import "./fonts.css";
import "./theme.css";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { mount } from "svelte";

import type { Say } from "./boards/board";
import { loadGameUi } from "./boards/registry";
import Gallery from "./gallery.svelte";
import type { Lang, Position, Step, TableView } from "./wire";
import { LANGUAGE, preferred } from "./words/languages";

export interface Frames {
  game: string;
  table: TableView;
  /** By seat, and `watcher`. */
  seat_views: Record<string, { positions: Position[]; steps: Step[] }>;
}

const shared = import.meta.glob<string>("../../src/majlis/locale/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../src/majlis/games/*/words/*.ftl", { query: "?raw", import: "default" });
const recorded = import.meta.glob("../.frames/*.json", { exhaustive: true });

/** The words of a game and of the server in a language; an unknown id is shown as itself, so that it is seen. */
async function sayer(lang: Lang, game: string): Promise<Say> {
  const bundle = new FluentBundle(lang, { useIsolating: LANGUAGE[lang].isolates });
  const paths = Object.entries({ ...shared, ...games }).filter(
    ([path]) => path.endsWith(`${lang}.ftl`) && (path.includes("/locale/") || path.includes(`/games/${game}/`)),
  );
  for (const [, load] of paths) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : `{${id}}`;
  };
}

const asked = new URLSearchParams(location.search);
const names = Object.keys(recorded).map((path) => path.slice("../.frames/".length, -".json".length));
const name = asked.get("frames") ?? names[0];
const lang = preferred([asked.get("lang") ?? "en"]);
document.documentElement.lang = lang;
document.documentElement.dir = LANGUAGE[lang].direction;
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme") ?? "";

const target = document.getElementById("gallery")!;
if (name === undefined) {
  target.textContent = "There are no frames yet; make some: python tools/board_frames.py quoridor";
} else {
  const frames = (await (await fetch(`/.frames/${name}.json`)).json()) as Frames;
  const ui = await loadGameUi(frames.game);
  const say = await sayer(lang, frames.game);
  mount(Gallery, { target, props: { frames, ui, say, names, name, asked } });
}
