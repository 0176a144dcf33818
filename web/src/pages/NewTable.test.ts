import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";

import { go, here } from "../router.svelte";
import { speaking } from "../testing/catalogues";
import type { GameInfo, NewTable as Made } from "../wire";
import NewTable from "./NewTable.svelte";

const games: GameInfo[] = [
  {
    key: "quoridor",
    version: 1,
    ready: true,
    least_minutes: 15,
    most_minutes: 30,
    presets: [
      { name: "leaflet", options: {} },
      { name: "short", options: { fences: 5 } },
    ],
    rules: null,
    lessons: [],
    puzzles: [],
    options: [
      { name: "players", kind: "number", default: 2, choices: [2, 4], rule: "Q-2" },
      { name: "fences", kind: "number", default: 10, choices: [5, 10, 20], rule: "Q-3" },
    ],
  },
];
vi.mock("../live/me.svelte", () => ({ gameCatalogue: () => games }));

let posted: Made[] = [];
let wrong: { code: string; text: string; option: string } | null = null;

beforeEach(() => {
  posted = [];
  wrong = null;
  localStorage.clear();
  go("/new/quoridor", { replace: true });
  speaking("en", "quoridor");
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path === "/api/tables") {
      posted.push(JSON.parse(body) as Made);
      return Promise.resolve(Response.json({ table: "abc" }));
    }
    if (wrong) return Promise.resolve(Response.json(wrong, { status: 422 }));
    const asked = JSON.parse(body) as Record<string, number>;
    const gone = asked.players === 4 && asked.fences === 10 ? ["fences"] : [];
    const fences = asked.players === 4 ? [5] : [5, 10];
    const options = { ...asked, fences: gone.length ? 5 : (asked.fences ?? 10) };
    const choices = { players: [2, 4], fences };
    return Promise.resolve(Response.json({ options, changed: ["fences"], choices, sides: asked.players, gone }));
  });
  render(NewTable, { game: "quoridor" });
});

test("a table for friends waits for them, one against bots begins at once", async () => {
  await fireEvent.click(screen.getByText("Set the table"));
  await waitFor(() => expect(here().parts).toEqual(["table", "abc"]));
  await fireEvent.click(screen.getByText("Bots everywhere else"));
  await fireEvent.click(screen.getByText("Begin"));
  await waitFor(() => expect(posted).toHaveLength(2));
  expect(posted.map((table) => table.start)).toEqual([false, true]);
  expect(posted[0]!.seats).toEqual([{ occupant: "me" }, { occupant: "link" }]);
  expect(posted[1]!.seats[1]).toEqual({ occupant: "bot", level: 3 });
});

test("the preset in force is seen, also after a touch of another", async () => {
  const filling = screen.getAllByRole("button", { pressed: true })[0]!.parentElement!;
  const pressed = () =>
    within(filling)
      .getAllByRole("button", { pressed: true })
      .map((one) => one.textContent.trim());
  expect(pressed()).toEqual(["Friends by link"]);
  await fireEvent.click(screen.getByText("Bots everywhere else"));
  expect(pressed()).toEqual(["Bots everywhere else"]);
});

test("a changed house rule is told in words and goes with the table", async () => {
  await fireEvent.change(screen.getByLabelText("Fences for each player"), { target: { value: "5" } });
  await waitFor(() => expect(screen.getByText("1 rule is not as usual.")).toBeTruthy());
  await fireEvent.click(screen.getByText("Set the table"));
  await waitFor(() => expect(posted[0]?.options).toEqual({ players: 2, fences: 5 }));
});

test("what bots play for is chosen where there are bots, and more than two sides", async () => {
  const offered = () => screen.queryByText("What bots play for");
  await fireEvent.click(screen.getByText("Bots everywhere else"));
  await waitFor(() => expect(screen.getByText("1 rule is not as usual.")).toBeTruthy());
  expect(offered()).toBeNull();
  await fireEvent.click(screen.getByLabelText("4"));
  await waitFor(() => expect(offered()).not.toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("To win").checked).toBe(true);
  await fireEvent.click(screen.getByLabelText("A good place"));
  await fireEvent.click(screen.getByText("Begin"));
  await waitFor(() => expect(posted[0]?.goal).toBe("place"));
  await fireEvent.click(screen.getByText("Friends by link"));
  expect(offered()).toBeNull();
});

test("rules are chosen by name, with a line that says what they change", async () => {
  const chosen = () => document.querySelector("[data-preset][aria-pressed=true]")?.getAttribute("data-preset");
  const about = () => document.querySelector("[data-about]")!.textContent;
  expect(chosen()).toBe("leaflet");
  await fireEvent.click(document.querySelector("[data-preset=short]")!);
  expect(chosen()).toBe("short");
  expect(about()).toContain("7 by 7");
  await fireEvent.change(screen.getByLabelText("Fences for each player"), { target: { value: "10" } });
  expect(chosen()).toBeUndefined();
  await fireEvent.click(document.querySelector("[data-preset=short]")!);
  await fireEvent.click(screen.getByText("Set the table"));
  await waitFor(() => expect(posted[0]?.options).toEqual({ players: 2, fences: 5 }));
});

test("one's own rules are kept under a name and found again", async () => {
  await fireEvent.change(screen.getByLabelText("Fences for each player"), { target: { value: "10" } });
  await fireEvent.input(screen.getByLabelText("A name for your rules"), { target: { value: "Friday" } });
  await fireEvent.click(document.querySelector("[data-keep]")!);
  await fireEvent.click(document.querySelector("[data-preset=leaflet]")!);
  await fireEvent.click(screen.getByText("Friday"));
  await fireEvent.click(screen.getByText("Set the table"));
  await waitFor(() => expect(posted[0]?.options).toEqual({ players: 2, fences: 10 }));
  await fireEvent.click(screen.getByLabelText("Forget “Friday”"));
  expect(screen.queryByText("Friday")).toBeNull();
});

test("a link brings rules along, and says what it cannot bring", async () => {
  cleanup();
  go("/new/quoridor?players=4&fences=5&wall=3", { replace: true });
  render(NewTable, { game: "quoridor" });
  expect(document.querySelector("[data-bad-link]")!.textContent).toContain("wall");
  await fireEvent.click(screen.getByText("Set the table"));
  await waitFor(() => expect(posted[0]?.options).toEqual({ players: 4, fences: 5 }));
  expect(posted[0]!.seats).toHaveLength(4);
});

test("what does not go with the last touch gives way, and that is said", async () => {
  await fireEvent.change(screen.getByLabelText("Fences for each player"), { target: { value: "10" } });
  await fireEvent.click(screen.getByText("4"));
  await waitFor(() => expect(document.querySelector("[data-gone]")?.textContent).toContain("Fences for each player"));
  const values = [...screen.getByLabelText<HTMLSelectElement>("Fences for each player").options];
  expect(values.filter((value) => !value.disabled).map((value) => value.value)).toEqual(["5"]);
  await fireEvent.click(screen.getByText("Set the table"));
  await waitFor(() => expect(posted[0]?.options).toEqual({ players: 4 }));
});

test("house rules that do not go together are explained at the rule, and the table is not set", async () => {
  wrong = { code: "bad_option", text: "The whole table has at most 20 fences.", option: "fences" };
  await fireEvent.change(screen.getByLabelText("Fences for each player"), { target: { value: "20" } });
  const said = await screen.findByText(wrong.text);
  expect(said.closest("[data-option]")!.getAttribute("data-option")).toBe("fences");
  expect(screen.getByText<HTMLButtonElement>("Set the table").disabled).toBe(true);
});
