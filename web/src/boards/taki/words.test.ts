import { FluentBundle, FluentResource } from "@fluent/bundle";

const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../../../src/majlis/games/taki/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const PHASES = ["turn", "plus", "king", "run"];
const ASKED = ["asked", "asked-combination", "asked-either", "asked-combination-either"];

/** Every message that the board's sources name; the prompts of phases and askings are put together. */
const wanted = new Set(
  Object.values(sources)
    .flatMap((source) => [...source.matchAll(/"(board-[a-z-]+)"/g)].map((match) => match[1]!))
    .concat([...PHASES, ...ASKED].map((name) => `board-${name}`)),
);

describe.each(Object.entries(catalogues))("the words of %s", (path, text) => {
  const bundle = new FluentBundle(path.slice(-6, -4));
  bundle.addResource(new FluentResource(text));
  const numbers = { count: 3, number: 3, stage: 2, round: 1, rounds: 3 };
  const args = { ...numbers, name: "Salma", colour: "g", figure: "stop", way: "back" };

  it.each([...wanted])("have %s, with nothing missing in it", (id) => {
    const message = bundle.getMessage(id);
    expect(message?.value).toBeTruthy();
    const errors: Error[] = [];
    bundle.formatPattern(message!.value!, args, errors);
    expect(errors).toEqual([]);
  });
});

it("are wanted in three languages", () => {
  expect(Object.keys(catalogues)).toHaveLength(3);
  expect(wanted.size).toBeGreaterThan(25);
});
