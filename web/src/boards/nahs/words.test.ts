import { FluentBundle, FluentResource } from "@fluent/bundle";

const sources = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../../../src/majlis/games/nahs/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every message that the board's sources name. */
const wanted = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/"((?:board|kind)-[a-z-]+)"/g)].map((match) => match[1]!),
  ),
);

describe.each(Object.entries(catalogues))("the words of %s", (path, text) => {
  const bundle = new FluentBundle(path.slice(-6, -4));
  bundle.addResource(new FluentResource(text));
  const numbers = { count: 3, place: 2, downs: 2, stage: 1, stages: 3 };
  const args = {
    ...numbers,
    name: "Salma",
    kind: "9",
    ups: "3, 4",
    cards: "3, 4",
    kinds: "3, 4",
    value: "7",
    way: "left",
  };

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
