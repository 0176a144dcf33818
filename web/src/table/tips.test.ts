import { FIGURE_RULES } from "../boards/taki/rules";
import { KIND_RULES } from "../boards/nahs/rules";
import { marbleRule, RANK_RULES } from "../boards/jackaroo/rules";
import { CARD_RULES } from "../boards/toitoi/rules";
import { plain } from "../rulebook/markup";
import { speaking } from "../testing/catalogues";
import { LANGUAGES } from "../words/languages";
import { sayOf } from "../words/words.svelte";
import { tipAt } from "./tips";

/** Of cards, and of marbles and piles. */
const RULES = {
  jackaroo: [...Object.values(RANK_RULES), ...["grave", "base 1", "ring 3"].map(marbleRule)],
  nahs: [...Object.values(KIND_RULES), "N-2", "N-8"],
  taki: [...Object.values(FIGURE_RULES), "T-6"],
  toitoi: [...Object.values(CARD_RULES), "O-4"],
};

test("a tip is the one sentence of its rule that is about the card", () => {
  const say = (): string =>
    "Only ranks count. **Ace (A)**: drop one, or move 11. **Queen**: move 12. House rules differ.";
  expect(tipAt("J-6", say)).toEqual({ rule: "J-6", text: "Ace (A): drop one, or move 11." });
  expect(tipAt("J-7:1", say).text).toBe("Queen: move 12.");
  expect(tipAt("O-6", () => "It goes on a **hidden** card. Second.").text).toBe("It goes on a hidden card.");
  expect(tipAt("J-7", () => "No names at all. Second.").text).toBe("No names at all.");
});

for (const [game, rules] of Object.entries(RULES))
  for (const lang of LANGUAGES)
    test(`every piece of ${game} has a sentence in ${lang}`, () => {
      speaking(lang, game);
      const say = sayOf(game);
      for (const at of rules) {
        const { rule, text } = tipAt(at, say);
        const whole = plain(say(rule));
        expect(whole.slice(0, whole.indexOf(text)), `before ${text}`).toMatch(/(^|[.!?؟]\s)$/);
        expect(text, rule).not.toBe(rule);
        expect(text.length, `${rule}: ${text}`).toBeGreaterThan(8);
        expect(text.length, `${rule}: ${text}`).toBeLessThan(320);
      }
    });
