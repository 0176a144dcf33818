import { speaking } from "../testing/catalogues";
import { aSeat } from "../testing/samples";
import type { Lang } from "../wire";
import { say as spoken } from "../words/words.svelte";
import { matchNames, nameText, seatName } from "./names";

const say = (id: string) => `<${id}>`;

test("people have their names, bots theirs from the catalogue, and a free seat says so", () => {
  expect(seatName(aSeat({ name: "ليلى" }), say)).toBe("ليلى");
  expect(seatName(aSeat({ occupant: "bot", name: null, bot_name: 7 }), say)).toBe("<bot-name-7>");
  expect(seatName(aSeat({ occupant: "link", name: null }), say)).toBe("<plate-free>");
});

test("a kept match names its bots in the language of the reader", () => {
  const match = { names: ["Sara", null], bot_names: [null, 4] };
  expect(matchNames(match, say)).toEqual(["Sara", "<bot-name-4>"]);
});

const GUESTS: [Lang, string, string][] = [
  ["en", "Guest 512", "Player 2"],
  ["ar", "ضيف 512", "اللاعب 2"],
  ["he", "אורח/ת 512", "שחקן 2"],
];

test.each(GUESTS)("a name that nobody typed is read in the reader's language: %s", (lang, read, numbered) => {
  speaking(lang);
  expect(nameText("\u001aguest-name 512", spoken)).toBe(read);
  expect(seatName(aSeat({ name: "\u001aplayer-numbered 2" }), spoken)).toBe(numbered);
  expect(matchNames({ names: ["\u001aguest-name 512", null], bot_names: [null, 2] }, spoken)[0]).toBe(read);
});

test("a name that was typed is read as it was typed, whatever it looks like", () => {
  speaking("ar");
  for (const name of ["Sara", "Guest 512", "guest-name 512"]) expect(nameText(name, spoken)).toBe(name);
});
