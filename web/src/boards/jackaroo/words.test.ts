import { FluentResource } from "@fluent/bundle";

const words = import.meta.glob<string>("../../../../src/majlis/games/jackaroo/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const used = new Set([
  ...Object.values(sources).flatMap((source) => [...source.matchAll(/"(board-[\w-]+)"/g)].map(([, id]) => id!)),
  ...RANKS.map((rank) => `board-choose-${rank}`),
]);

for (const [path, text] of Object.entries(words)) {
  test(`${path.slice(-6)} has exactly the words that the board says`, () => {
    const ids = new FluentResource(text).body.map(({ id }) => id).filter((id) => id.startsWith("board-"));
    expect(ids.sort()).toEqual([...used].sort());
  });
}
