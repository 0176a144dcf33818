/** Every way a match of two can end, as both players read it: who won, how, the places, and what the board itself says. */
import { cleanup, render } from "@testing-library/svelte";

import { loadGameUi } from "../boards/registry";
import { speaking } from "../testing/catalogues";
import { aPosition, aSeat, aTable } from "../testing/samples";
import type { Outcome, Step } from "../wire";
import { LANGUAGES } from "../words/languages";
import { eventText } from "../eventText";
import { sayOf } from "../words/words.svelte";
import cases from "./endings.cases.json";
import Play from "./Play.svelte";
import { decisiveEvents } from "./standings";

vi.mock("../live/client.svelte", () => ({
  client: () => ({ calls: [] }),
  ask: () => Promise.resolve({ type: "done", id: "x", ply: null }),
}));

interface Read {
  title: string;
  how: string;
  next: string;
  places: string[];
  crowned: string[];
  prompt: string;
  plates: string[];
}
/** Games that say who leads in a rematch. */
const leading = Object.keys(import.meta.glob("../../../src/majlis/games/*/rematch.py"));
const leads = (game: string): boolean => leading.some((path) => path.endsWith(`/${game}/rematch.py`));
const NAMES = ["Salma", "Omar"];
const plain = (text: string | null | undefined): string =>
  (text ?? "")
    .replace(/[\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** What stands on the screen of one of the two, once the result is open. */
async function read(one: (typeof cases)[number], seat: number): Promise<Read> {
  const ui = (await loadGameUi(one.game))!;
  const outcome = one.outcome as Outcome;
  const resigned = (number: number) => outcome.resigned.includes(number);
  const table = aTable({
    game: one.game,
    options: one.options,
    status: "over",
    seats: NAMES.map((name, number) => aSeat({ name, mine: number === seat, resigned: resigned(number) })),
  });
  const seen = one.seats[seat]!;
  const step: Step = { ply: 1, seat: 0, events: seen.events as unknown as Step["events"] };
  const position = aPosition({ ply: 1, seat, view: seen.view, actors: [], outcome });
  const state = {
    id: "t",
    table,
    times: NAMES.map(() => ({ left: null, running: false })),
    timesAt: 0,
    seatViews: { [seat]: { position, fresh: [], history: [step], at: 0 } },
    chat: [],
    away: null,
  };
  vi.useFakeTimers();
  render(Play, { ui, table, state });
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  const over = document.querySelector("[data-over]")!;
  const dialog = over.closest("dialog")!;
  const found = {
    title: plain(dialog.querySelector("h1, h2")?.textContent),
    how: plain(over.querySelector(".how")?.textContent),
    next: plain(over.querySelector("[data-next]")?.textContent),
    places: [...over.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => plain(cell.textContent)).join(" | "),
    ),
    crowned: [...over.querySelectorAll("tbody tr.first bdi")].map((name) => plain(name.textContent)),
    prompt: plain(document.querySelector("[data-board] .prompt, [data-board] [role=status]")?.textContent),
    plates: [...document.querySelectorAll("[data-board] [data-plate]")].map((plate) => plain(plate.textContent)),
  };
  cleanup();
  return found;
}

test.each(cases.map((one) => [`${one.game}, ${one.way}`, one] as const))(
  "%s is the same match for both",
  async (_, one) => {
    speaking("en", one.game);
    const { places, resigned, by } = one.outcome as Outcome;
    const winner = places[0] === places[1] ? null : places.indexOf(1);
    const loser = winner === null ? null : NAMES[1 - winner]!;
    for (const seat of [0, 1]) {
      const found = await read(one, seat);
      const isWon = winner === seat;
      expect(found.title).toBe(
        winner === null ? "A draw: nobody has won." : isWon ? "You have won!" : `${NAMES[winner]} has won.`,
      );
      // The better place stands first, with the crown and the names as they are.
      expect(found.places.map((row) => Number(row.split(" | ")[0]))).toEqual([...places].sort());
      expect(found.crowned).toEqual(winner === null ? [] : [NAMES[winner]]);
      // How it was decided: of whoever gave up, or of whoever won, or that it is a draw.
      if (by === "giving_up") {
        expect(found.how).toBe(`${NAMES[resigned[0]!]} gives up.`);
        expect(found.places.every((row) => row.endsWith("| "))).toBe(true);
        expect(found.places.filter((row) => row.includes("gave up"))).toHaveLength(1);
      } else if (winner === null) expect(found.how).toMatch(/a draw\.$/);
      else {
        expect(found.how).toContain(NAMES[winner]);
        expect(found.how).not.toContain(loser);
      }
      // Who leads next, where the game says so and there is somebody to say it of.
      const { finished = [] } = one.seats[seat]!.view as { finished?: number[] };
      const isSaid = leads(one.game) && (one.game !== "nahs" || finished.length === 1);
      expect(found.next !== "").toBe(isSaid);
      // The board and the plates say nothing else.
      expect(found.plates.join()).not.toMatch(/bot/i);
      if (!isWon) expect(found.prompt).not.toMatch(/\byou\b/i);
      if (loser !== null) expect(found.prompt).not.toContain(loser);
      if (winner === null) expect(found.plates.join()).not.toContain("Place");
    }
  },
);

test.each(LANGUAGES)("how a match ended is said in %s", async (lang) => {
  for (const one of cases) {
    speaking(lang, one.game);
    const step = { ply: 1, seat: 0, events: one.seats[0]!.events as unknown as Step["events"] };
    const events = decisiveEvents(await loadGameUi(one.game), [step]);
    const words = events.map((event) => eventText(sayOf(one.game), lang, event, NAMES));
    expect(words.length, `${one.game}, ${one.way}`).toBeGreaterThan(0);
    for (const sentence of words) expect(sentence).not.toMatch(/event-|_|\{/);
  }
});
