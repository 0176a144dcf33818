/** The boards' own words: in every game's catalogue, in all languages. */
import { gameText, sharedText } from "../testing/catalogues";
import { catalogue, format } from "../words/catalogue";
import { LANGUAGES } from "../words/languages";

const sources = import.meta.glob<string>(["./*/*.svelte", "./*/*.ts", "!./*/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const games = [...new Set(Object.keys(sources).map((path) => path.split("/")[1]!))];

/** The messages that begin with `board-` or `end-`, each with the variables it uses. */
function messages(text: string): Map<string, string[]> {
  const found = text.split(/\n(?=[a-z#])/).filter((message) => /^(?:board|end)-[\w-]+ =/.test(message));
  return new Map(
    found.map((message) => [
      message.split(" =")[0]!,
      [...new Set([...message.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort(),
    ]),
  );
}

test.each(games)("%s's board says the same in every language, with nothing missing in it", (game) => {
  const english = messages(gameText("en", game));
  expect(english.size).toBeGreaterThan(0);
  for (const lang of LANGUAGES) {
    const own = messages(gameText(lang, game));
    expect(own, lang).toEqual(english);
    const bundle = catalogue(lang, [sharedText(lang), gameText(lang, game)]);
    // A message may stand within another: each is given everything that any of them asks for.
    const args = Object.fromEntries([...gameText(lang, game).matchAll(/\$(\w+)/g)].map((match) => [match[1]!, 3]));
    for (const id of own.keys()) expect(format(bundle, id, args), id).toBeTruthy();
  }
});

test.each(games)("every word that %s's board asks for is there, and none is left over", (game) => {
  const own = messages(gameText("en", game));
  const common = sharedText("en");
  const code = Object.entries(sources).filter(([path]) => path.split("/")[1] === game);
  const asked = code.flatMap(([, text]) =>
    [...text.matchAll(/["'`]((?:board|end)-[a-z0-9_-]+)["'`]/g)].map((match) => match[1]!),
  );
  for (const id of asked) expect(own.has(id) || common.includes(`\n${id} =`), id).toBe(true);
  // An id put together in the code (`board-${name}`) counts as asked for wherever its first part fits.
  const stems = code.flatMap(([, text]) => [...text.matchAll(/`(board-[a-z0-9_-]*)\$\{/g)].map((match) => match[1]!));
  const unused = [...own.keys()].filter((id) => !asked.includes(id) && !stems.some((stem) => id.startsWith(stem)));
  expect(unused).toEqual([]);
});
