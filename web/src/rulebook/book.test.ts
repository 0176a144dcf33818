import { GAME_KEYS } from "../boards/registry";
import { catalogue } from "../words/catalogue";
import { LANGUAGES } from "../words/languages";
import { type Book, explained, readable, readBook, ruleOf, signed } from "./book";
import { blocks, plain, runs } from "./markup";
import { cut, isFound, needle } from "./search";

const files = import.meta.glob<string>("../../../src/majlis/games/*/{words,rulebook}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function opened(game: string, lang: (typeof LANGUAGES)[number]) {
  const folder = `../../../src/majlis/games/${game}`;
  const source = files[`${folder}/words/${lang}.ftl`]! + files[`${folder}/rulebook/${lang}.ftl`]!;
  const bundle = catalogue(lang, [source]);
  return { bundle, source, book: readBook(bundle, source) };
}

const ids = (book: Book) => book.chapters.flatMap((chapter) => chapter.entries.map(({ id }) => id));

describe.each([...GAME_KEYS])("the book of %s", (game) => {
  const english = opened(game, "en");

  test.each(LANGUAGES)("has its chapters and every rule in its order in %s", (lang) => {
    const { book } = opened(game, lang);
    expect(book.title).not.toBe("");
    expect(book.chapters.length).toBeGreaterThanOrEqual(5);
    expect(ids(book)).toEqual(ids(english.book));
    expect(ids(book).filter((id) => /^re(ason|fused)-/.test(id))).toEqual([]);
    const numbers = book.chapters.flatMap(({ entries }) => entries.filter(({ kind }) => kind === "rule"));
    expect(numbers.map(({ id }) => Number(id.split("-")[1]))).toEqual(numbers.map((_, index) => index + 1));
  });

  test.each(LANGUAGES)("leaves no mark unread and no reference open in %s", (lang) => {
    const { bundle, source, book } = opened(game, lang);
    const known = new Set(ids(book));
    for (const entry of book.chapters.flatMap(({ entries }) => entries)) {
      expect(readable(bundle, source, entry), entry.id).not.toMatch(/[*`]/);
      for (const block of blocks(entry.text)) {
        for (const run of block.kind === "text" ? block.runs : block.items.flat()) {
          if (run.kind === "rule") expect(known.has(run.text), `${entry.id}: ${run.text}`).toBe(true);
        }
      }
    }
  });

  test.each(LANGUAGES)("explains every house rule and the rule it changes in %s", (lang) => {
    const { bundle, source, book } = opened(game, lang);
    const names = ids(book).filter((id) => id.startsWith("option-"));
    expect(names.length).toBeGreaterThan(3);
    for (const id of names) {
      const option = explained(bundle, source, id.slice("option-".length));
      expect(option.about, id).not.toBe("");
      expect(ids(book)).toContain(ruleOf(option));
    }
  });
});

test("marks become runs, lists and links", () => {
  expect(runs("A **home** is *its own* (J-18); write `9 m3`.")).toEqual([
    { kind: "plain", text: "A " },
    { kind: "strong", text: "home" },
    { kind: "plain", text: " is " },
    { kind: "em", text: "its own" },
    { kind: "plain", text: " (" },
    { kind: "rule", text: "J-18" },
    { kind: "plain", text: "); write " },
    { kind: "code", text: "9 m3" },
    { kind: "plain", text: "." },
  ]);
  expect(blocks("One.\n- a\n- b\nTwo.").map((block) => block.kind)).toEqual(["text", "list", "text"]);
  expect(plain("a **b**\n- `c`")).toBe("a b\nc");
});

test("a sign stays before its number in every direction", () => {
  expect(signed("بطاقة +3 و(+2)")).toBe("بطاقة \u200e+3 و(\u200e+2)");
  expect(signed("J-18, 2-4")).toBe("J-18, 2-4");
  expect(isFound(signed("أول +3"), needle("+3"))).toBe(true);
});

test("a search does not mind vowel signs, forms of letters or case", () => {
  expect(isFound("فرغ البنك: تُخلط الكومة", needle("تخلط"))).toBe(true);
  expect(isFound("إلى الأمام", needle("الى الامام"))).toBe(true);
  expect(isFound("A Marble", needle("marble"))).toBe(true);
  expect(isFound("A Marble", needle("marbles"))).toBe(false);
  expect(isFound("+2 (a)", needle("+2 ("))).toBe(true);
  expect(needle("   ")).toBeNull();
});

test("finds are cut out of the text, which stays whole", () => {
  expect(cut("a home, a Home", needle("home"))).toEqual(["a ", "home", ", a ", "Home", ""]);
  expect(cut("a home", null)).toEqual(["a home"]);
  expect(cut("تُخلط الكومة", needle("تخلط")).join("")).toBe("تُخلط الكومة");
});
