import { matchNames, seatName } from "./names";
import { aSeat } from "../testing/samples";

const say = (id: string) => `<${id}>`;

test("people have their names, bots theirs from the catalogue, and a free seat says so", () => {
  expect(seatName(aSeat({ name: "ليلى" }), say)).toBe("ليلى");
  expect(seatName(aSeat({ keeper: "bot", name: null, bot_name: 7 }), say)).toBe("<bot-name-7>");
  expect(seatName(aSeat({ keeper: "link", name: null }), say)).toBe("<plate-free>");
});

test("a kept match names its bots in the language of the reader", () => {
  const match = { names: ["Sara", null], bot_names: [null, 4] } as Parameters<typeof matchNames>[0];
  expect(matchNames(match, say)).toEqual(["Sara", "<bot-name-4>"]);
});
