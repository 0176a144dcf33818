import { FIGURE_RULES } from "../boards/taki/rules";
import { KIND_RULES } from "../boards/nahs/rules";
import { RANK_RULES } from "../boards/jackaroo/rules";
import { CARD_RULES } from "../boards/toitoi/rules";
import { speaking } from "../testing/catalogues";
import { LANGUAGES } from "../words/languages";
import { sayOf } from "../words/words.svelte";
import { tipAt } from "./tips";

const RULES = { jackaroo: RANK_RULES, nahs: KIND_RULES, taki: FIGURE_RULES, toitoi: CARD_RULES };

test("a tip is the one sentence of its rule that is about the card", () => {
  const say = (): string =>
    "Only ranks count. **Ace (A)**: drop one, or move 11. **Queen**: move 12. House rules differ.";
  expect(tipAt("J-6", say)).toEqual({ rule: "J-6", text: "Ace (A): drop one, or move 11." });
  expect(tipAt("J-7:1", say).text).toBe("Queen: move 12.");
  expect(tipAt("J-7", () => "No names at all. Second.").text).toBe("No names at all.");
});

for (const [game, rules] of Object.entries(RULES))
  for (const lang of LANGUAGES)
    test(`every card of ${game} has a sentence in ${lang}`, () => {
      speaking(lang, game);
      const say = sayOf(game);
      for (const at of Object.values(rules)) {
        const { rule, text } = tipAt(at, say);
        expect(text, rule).not.toBe(rule);
        expect(text.length, `${rule}: ${text}`).toBeGreaterThan(8);
        expect(text.length, `${rule}: ${text}`).toBeLessThan(320);
      }
    });
