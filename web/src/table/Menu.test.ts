import { fireEvent, render, screen } from "@testing-library/svelte";

import { speaking } from "../testing/catalogues";
import { aSeat, aTable } from "../testing/samples";
import type { Lang, TableView } from "../wire";
import Menu from "./Menu.svelte";

const bot = (bot_name: number) => aSeat({ occupant: "bot", name: null, bot_name, level: 3 });
const opened = (table: TableView) =>
  render(Menu, {
    open: true,
    table,
    seat: 0,
    tools: [],
    facts: () => ["Sara has one card left."],
    ask: () => Promise.resolve({ type: "done" as const, id: "x", ply: null }),
    onsettings: () => undefined,
    onclose: () => undefined,
  });

const cases: [Lang, string, string][] = [
  [
    "en",
    "The match ends at once, and the win goes to Omar.",
    "A bot takes over your seat until the end, and everybody is told.",
  ],
  ["ar", "تنتهي المباراة فورًا", "يكمل لاعب آلي في مقعدك حتى النهاية"],
  ["he", "המשחק נגמר מיד", "בוט ימשיך במושב שלך עד הסוף"],
];

test.each(cases)("before one gives up it is said what follows at this very table: %s", async (lang, ends, goesOn) => {
  speaking(lang);
  const asked = async (table: TableView): Promise<string> => {
    const { container, unmount } = opened(table);
    await fireEvent.click(container.querySelector("[data-menu=resign]")!);
    const text = container.querySelector("[data-consequence]")!.textContent;
    unmount();
    return text.replace(/[\u2066-\u2069]/g, "");
  };
  expect(await asked(aTable())).toContain(ends);
  const three = aTable({ seats: [aSeat({ mine: true }), bot(2), bot(3)], sides: [[0], [1], [2]] });
  expect(await asked(three)).toContain(goesOn);
});

test("whoever has given up is not offered it again", () => {
  speaking("en");
  const seats = [aSeat({ mine: true, resigned: true, stand_in: true }), bot(2), bot(3)];
  opened(aTable({ seats, sides: [[0], [1], [2]] }));
  expect(screen.queryByText("Give up")).toBeNull();
});

test("the position is told in words to whoever asks", async () => {
  speaking("en");
  const { container } = opened(aTable());
  await fireEvent.click(container.querySelector("[data-menu=position]")!);
  expect(container.querySelector("[data-position]")!.textContent).toBe("Sara has one card left.");
});
