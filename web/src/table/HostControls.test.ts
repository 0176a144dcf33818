import { fireEvent, render, screen } from "@testing-library/svelte";

import type { Answer, RequestBody } from "../live/connection";
import { changeSettings } from "../settings.svelte";
import { speaking } from "../testing/catalogues";
import { aLine, aSeat, aTable } from "../testing/samples";
import ChatPanel from "./ChatPanel.svelte";
import HostControls from "./HostControls.svelte";

const asked: RequestBody[] = [];
const ask = (one: RequestBody): Promise<Answer> => {
  asked.push(one);
  return Promise.resolve({ type: "done", id: "x", ply: null });
};

beforeEach(() => {
  asked.length = 0;
  changeSettings({ muted: [] });
  speaking("en", "quoridor");
});

test("the host says who may watch and talk, and lets somebody in again", async () => {
  const table = aTable({ status: "waiting", removed: [{ person: "p1", name: "Sami" }] });
  render(HostControls, { table, ask });
  await fireEvent.click(screen.getByLabelText("Nobody else"));
  await fireEvent.click(screen.getByLabelText("Players"));
  await fireEvent.click(screen.getByLabelText("Several at one screen"));
  await fireEvent.click(screen.getByRole("button", { name: /Sami/ }));
  expect(asked).toEqual([
    { type: "allow", table: "t", watch: "nobody" },
    { type: "allow", table: "t", talk: "players" },
    { type: "allow", table: "t", sharing: true },
    { type: "readmit", table: "t", person: "p1" },
  ]);
});

test("once the match has begun, nobody is asked about seats", () => {
  render(HostControls, { table: aTable({ status: "playing" }), ask });
  expect(screen.queryByText("Seats for each guest")).toBeNull();
});

const seats = [aSeat({ mine: true, name: "Me", person: "me" }), aSeat({ name: "Sami", person: "sami" })];

test("somebody is muted, and reported with the line it is about", async () => {
  const chat = [aLine(1, { person: "sami", name: "Sami", text: "one" }), aLine(2, { person: "sami", name: "Sami" })];
  render(ChatPanel, { table: aTable({ seats }), chat, ask });
  await fireEvent.click(screen.getByRole("button", { name: "Sami: mute or report" }));
  await fireEvent.click(document.querySelector("[data-report-open]")!);
  await fireEvent.click(screen.getByLabelText("Spam or disturbance"));
  await fireEvent.input(screen.getByLabelText(/What should those/), { target: { value: " again and again " } });
  await fireEvent.submit(document.querySelector("[data-report]")!);
  const about = { person: "sami", reason: "spam", line: 2, note: "again and again" };
  expect(asked).toEqual([{ type: "report", table: "t", ...about }]);
  await fireEvent.click(await screen.findByRole("button", { name: "Sami: mute or report" }));
  await fireEvent.click(document.querySelector("[data-mute]")!);
  expect(screen.queryByText("one")).toBeNull();
  expect(screen.getByRole("button", { name: /Sami, muted/ })).toBeTruthy();
});

test("where only players talk, whoever watches is told so and has no field to write in", () => {
  const watching = seats.map((seat) => ({ ...seat, mine: false }));
  render(ChatPanel, { table: aTable({ host: false, seats: watching, talk: "players" }), chat: [], ask });
  expect(document.querySelector("[data-silent]")!.textContent).toContain("only players");
  expect(document.querySelector("input")).toBeNull();
});
