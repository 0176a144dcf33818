/** The boards' own words: in every game's catalogue, in all three languages. */
const catalogues = import.meta.glob<string>("../../../src/majlis/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shared = import.meta.glob<string>("../../../src/majlis/locale/*en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./*/*.svelte", "./*/*.ts", "!./*/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const games = [...new Set(Object.keys(sources).map((path) => path.split("/")[1]!))];
const words = (game: string, lang: string) => catalogues[`../../../src/majlis/games/${game}/words/${lang}.ftl`]!;

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

test.each(games)("%s's board says the same in three languages", (game) => {
  const english = messages(words(game, "en"));
  expect(english.size).toBeGreaterThan(0);
  for (const lang of ["ar", "he"]) expect(messages(words(game, lang)), lang).toEqual(english);
});

test.each(games)("every word that %s's board asks for is there, and none is left over", (game) => {
  const own = messages(words(game, "en"));
  const common = Object.values(shared).join("\n");
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
