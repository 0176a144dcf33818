import type { Say } from "./boards/board";
import { eventText } from "./eventText";
import recorded from "./eventText.cases.json";
import type { Lang } from "./wire";
import { catalogue, format } from "./words/catalogue";
import { LANGUAGES } from "./words/languages";

const files = import.meta.glob<string>(["../../src/majlis/locale/*.ftl", "../../src/majlis/games/*/words/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function sayer(lang: Lang, game: string): Say {
  const paths = [`../../src/majlis/locale/${lang}.ftl`, `../../src/majlis/games/${game}/words/${lang}.ftl`];
  const bundle = catalogue(
    lang,
    paths.map((path) => files[path]!),
  );
  return (id, args) => format(bundle, id, args);
}

const games = [...new Set(recorded.cases.map((each) => each.game))];

test("there are events of five games to compare", () => {
  expect(games).toHaveLength(5);
});

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each(games)("%s is told as the server tells it, with names and without", (game) => {
    const say = sayer(lang, game);
    for (const each of recorded.cases.filter((each) => each.game === game)) {
      const [numbered, named] = each[lang] as [string, string];
      expect(eventText(say, lang, each.event)).toBe(numbered);
      expect(eventText(say, lang, each.event, recorded.names)).toBe(named);
    }
  });
});

test("a seat whose name is not known is numbered", () => {
  const say = sayer("en", "taki");
  expect(eventText(say, "en", { event: "caught", seat: 0, target: 3 }, ["Layla"])).toBe(
    "Layla catches player 4, who did not say “last card!”.",
  );
});
