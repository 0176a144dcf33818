import arabic from "../../../src/majlis/locale/ar.ftl?raw";
import english from "../../../src/majlis/locale/en.ftl?raw";
import hebrew from "../../../src/majlis/locale/he.ftl?raw";
import webArabic from "../../../src/majlis/locale/web.ar.ftl?raw";
import webEnglish from "../../../src/majlis/locale/web.en.ftl?raw";
import webHebrew from "../../../src/majlis/locale/web.he.ftl?raw";
import { catalogue, format, has } from "./catalogue";
import { LANGUAGES, preferred } from "./languages";

const texts = { en: [english, webEnglish], ar: [arabic, webArabic], he: [hebrew, webHebrew] } as const;
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (text: string, id: string) => {
  const start = text.search(new RegExp(`^${id} =`, "m"));
  const message = text.slice(start).split(/\n(?=[a-z#])/, 1)[0]!;
  return new Set([...message.matchAll(/\$(\w+)/g)].map((found) => found[1]!));
};

test.each(["ar", "he"] as const)("every word of the page stands in %s, with the same arguments", (lang) => {
  expect(ids(texts[lang][1])).toEqual(ids(webEnglish));
  for (const id of ids(webEnglish)) expect(variables(texts[lang][1], id), id).toEqual(variables(webEnglish, id));
});

test.each(LANGUAGES)("every word of the page can be said in %s", (lang) => {
  const bundle = catalogue(lang, texts[lang]);
  const names = new Set(["game", "name", "names", "value", "time", "probability", "percent", "rule", "level"]);
  for (const id of ids(texts[lang][1])) {
    const args = Object.fromEntries([...variables(texts[lang][1], id)].map((key) => [key, names.has(key) ? "x" : 3]));
    expect(format(bundle, id, args), id).not.toBe("");
  }
});

test("Arabic has its dual and its plurals, with the digits of the notation", () => {
  const bundle = catalogue("ar", texts.ar);
  expect(format(bundle, "home-free", { count: 2 })).toBe("مقعدان فارغان");
  expect(format(bundle, "home-free", { count: 3 })).toContain("3");
  expect(format(bundle, "home-free", { count: 3 })).toContain("مقاعد");
  expect(format(bundle, "home-free", { count: 11 })).toContain("مقعدًا");
});

test("a sentence inside a sentence begins where the language does", () => {
  // Whoever looks for its first letter does not look inside the marks around its parts, and here all are between marks.
  const words = "inner = { $who }: { $number } { $colour }.\nouter = الحركة: { $event }";
  const [bundle, english] = [catalogue("ar", [words]), catalogue("en", [words])];
  const inner = format(bundle, "inner", { who: "سامي", number: 5, colour: "خضراء" });
  expect(format(bundle, "outer", { event: inner })).toBe(`الحركة: \u2068\u200f${inner}\u2069`);
  expect(format(bundle, "outer", { event: "\u2068Sami\u2069" })).toBe("الحركة: \u2068\u2068Sami\u2069\u2069");
  const lettered = "اللاعب \u20682\u2069: \u20685\u2069";
  expect(format(bundle, "outer", { event: lettered })).toBe(`الحركة: \u2068${lettered}\u2069`);
  expect(format(english, "outer", { event: "\u2068سامي\u2069: 5" })).toBe("الحركة: \u2068سامي\u2069: 5");
});

test("a word that is not there is an error, not an empty place", () => {
  const bundle = catalogue("en", texts.en);
  expect(() => format(bundle, "no-such-word")).toThrow("no-such-word");
  expect(() => format(bundle, "home-free", {})).toThrow();
  expect(has(bundle, "home-play")).toBe(true);
  expect(has(bundle, "home-play.about")).toBe(false);
});

test("a game's words override the shared ones", () => {
  expect(format(catalogue("en", ["a = shared", "a = the game's"]), "a")).toBe("the game's");
});

test("the browser's first known language is taken, else English", () => {
  expect(preferred(["fr-FR", "ar-QA", "en"])).toBe("ar");
  expect(preferred(["iw-IL"])).toBe("he");
  expect(preferred(["fr"])).toBe("en");
  expect(preferred([])).toBe("en");
});
