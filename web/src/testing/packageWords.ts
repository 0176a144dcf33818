/** For programs that Node runs: the referee speaks the words of the Python package in a folder. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { FluentBundle } from "@fluent/bundle";

import { speakWith } from "../referee/words";
import type { Lang } from "../wire";
import { catalogue, format } from "../words/catalogue";

export function speakFrom(source: string): void {
  const bundles = new Map<string, FluentBundle>();

  function words(lang: string, game: string | null): FluentBundle {
    const name = `${lang} ${game}`;
    if (!bundles.has(name)) {
      const shared = readdirSync(join(source, "locale")).filter(
        (file) => file.endsWith(`${lang}.ftl`) && !file.startsWith("web."),
      );
      const files = shared.sort().map((file) => join(source, "locale", file));
      if (game) files.push(...["words", "rulebook"].map((part) => join(source, "games", game, part, `${lang}.ftl`)));
      const texts = files.map((file) => readFileSync(file, "utf8"));
      bundles.set(name, catalogue(lang as Lang, texts));
    }
    return bundles.get(name)!;
  }

  speakWith((lang, game, name, args) => format(words(lang, game), name, args ?? {}));
}
