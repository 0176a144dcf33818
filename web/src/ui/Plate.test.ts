import { render } from "@testing-library/svelte";

import { speaking } from "../testing/catalogues";
import { aSeat } from "../testing/samples";
import Plate from "./Plate.svelte";

beforeEach(() => speaking("en"));
const said = (props: Parameters<typeof render<typeof Plate>>[1]) =>
  render(Plate, props).container.textContent.replace(/\s+/g, " ");

test("a bot has a name of the catalogue and its level", () => {
  const text = said({ number: 1, seat: aSeat({ occupant: "bot", name: null, bot_name: 2, level: 4 }) });
  expect(text).toContain("Omar");
  expect(text).toContain("Strong");
});

test("a level is one short word on a plate, in Hebrew, too", () => {
  speaking("he");
  const { container } = render(Plate, {
    number: 1,
    seat: aSeat({ occupant: "bot", name: null, bot_name: 2, level: 3 }),
  });
  expect(container.querySelector(".level .brief")!.textContent).toBe("בינוני");
  expect(container.querySelector(".level .unseen")!.textContent).toContain("רמה בינונית");
});

test.each([
  ["en", "ltr"],
  ["ar", "rtl"],
  ["he", "rtl"],
] as const)("its words run as %s is read, whatever way the board runs", (lang, direction) => {
  speaking(lang);
  const { container } = render(Plate, { number: 1, seat: aSeat({ resigned: true }), place: 2 });
  expect(container.querySelector(".plate")!.getAttribute("dir")).toBe(direction);
});

test("who is away is away, unless a bot stands in", () => {
  expect(said({ number: 0, seat: aSeat({ away: true }) })).toContain("Away");
  const text = said({ number: 0, seat: aSeat({ away: true, stand_in: true }) });
  expect(text).toContain("A bot stands in");
  expect(text).not.toContain("Away");
});

test("a running clock is shown and said, a match without limits has none", () => {
  const clock = { kind: "bank", seconds: 600, increment: 0 } as const;
  const text = said({ number: 0, seat: aSeat(), time: { left: 90_000, running: true }, clock, since: 30_000 });
  expect(text).toContain("1:00 left");
  const none = { ...clock, kind: "none" } as const;
  expect(said({ number: 0, seat: aSeat(), time: { left: null, running: true }, clock: none })).not.toContain("left");
});

test("at the end the place stands where the clock was", () => {
  expect(said({ number: 2, seat: aSeat(), place: 1 })).toContain("Place 1");
});

test("at the end a plate says the place and nothing else, so that it needs no second line", () => {
  render(Plate, { number: 1, seat: aSeat({ occupant: "bot", name: null, bot_name: 2, level: 3 }), place: 2 });
  expect(document.querySelector(".state")!.textContent!.trim()).toBe("Place 2");
});

test("that somebody gave up fits on a narrow plate, and is said whole to those who listen", () => {
  const { container } = render(Plate, { number: 0, seat: aSeat({ resigned: true }) });
  expect(container.querySelector(".badge .brief")!.textContent).toBe("Gave up");
  expect(container.querySelector(".badge .unseen")!.textContent).toBe("Gave up: a bot plays");
});
