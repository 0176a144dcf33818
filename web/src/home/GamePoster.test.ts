import { render } from "@testing-library/svelte";

import { speaking } from "../testing/catalogues";
import type { GameInfo } from "../wire";
import { LANGUAGES } from "../words/languages";
import GamePoster from "./GamePoster.svelte";

const GAME: GameInfo = {
  key: "toitoi",
  version: 1,
  options: [],
  ready: true,
  least_minutes: 10,
  most_minutes: 20,
  presets: [],
  rules: null,
  lessons: [],
  puzzles: [],
};

test.each(LANGUAGES)(
  "each way into a game says in words where it leads, to those who see and who listen: %s",
  (lang) => {
    speaking(lang, "toitoi");
    const { container } = render(GamePoster, { game: GAME, onplay: () => undefined });
    const ways = [...container.querySelectorAll("a, button")];
    expect(ways).toHaveLength(3);
    for (const way of ways) {
      const seen = way.textContent.trim();
      expect(seen).not.toBe("");
      expect(way.getAttribute("aria-label")!.toLowerCase()).toContain(seen.toLowerCase());
    }
  },
);
