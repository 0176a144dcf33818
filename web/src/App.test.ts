import { cleanup, render, screen, waitFor } from "@testing-library/svelte";

import App from "./App.svelte";
import { gameText, sharedText } from "./testing/catalogues";
import type { Lang } from "./wire";
import { catalogue, format } from "./words/catalogue";

// The boards have tests of their own; here they would still be loading when the page has gone.
vi.mock("./boards/registry", async () => {
  const { default: plain } = await import("./plain");
  return { loadGameUi: () => Promise.resolve(plain) };
});

const players = { name: "players", kind: "number", default: 2, choices: [2, 4], rule: "Q-2" };
const facts = { key: "quoridor", version: 1, ready: true, least_minutes: 15, most_minutes: 30 };
const quoridor = { ...facts, options: [players], presets: [] };

/** What the server answers over HTTP, with its real words. */
function answerTo(path: string): Response {
  const [, , what, lang, game] = path.split("/") as [string, string, string, Lang, string | undefined];
  if (what === "words") return new Response(game ? gameText(lang, game) : sharedText(lang));
  if (what === "me") return Response.json({ name: "Guest 1", lang: "en", new: true });
  if (what === "games") return Response.json([quoridor]);
  return Response.json([]);
}

class SilentLine {
  readyState = 0;
  send() {}
  close() {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("WebSocket", SilentLine);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["en-GB", "ltr", /^[A-Z]/],
  ["ar", "rtl", /^\p{Script=Arabic}/u],
  ["he-IL", "rtl", /^\p{Script=Hebrew}/u],
])("the first page speaks the browser's language: %s", async (tag, dir, script) => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answerTo(path)));
  vi.spyOn(navigator, "languages", "get").mockReturnValue([tag]);
  render(App);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(script));
  const lang = tag.slice(0, 2) as Lang;
  const title = format(catalogue(lang, [sharedText(lang)]), "home-title");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(document.documentElement.dir).toBe(dir);
  expect(document.documentElement.lang).toBe(lang);
});

test("a poster says for how many a game is, and how long it takes", async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answerTo(path)));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
  render(App);
  await screen.findByText(/2, 4.* players/);
  await screen.findByText(/15.*–.*30.* minutes/);
});

test("a server that does not answer at first is asked again", async () => {
  let tries = 0;
  vi.stubGlobal("fetch", (path: string) => {
    if (++tries === 1) return Promise.reject(new Error("no network"));
    return Promise.resolve(answerTo(path));
  });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
  render(App);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeTruthy());
  expect(tries).toBeGreaterThan(1);
});

test("without the server the page opens with what it told last", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
  localStorage.setItem("majlis-me", JSON.stringify({ name: "Noor", lang: "en", new: false }));
  localStorage.setItem("majlis-games", JSON.stringify([quoridor]));
  // The words are kept with the page itself.
  vi.stubGlobal("fetch", (path: string) =>
    path.startsWith("/api/words/") ? Promise.resolve(answerTo(path)) : Promise.reject(new TypeError("no network")),
  );
  render(App);
  await screen.findByText(/2, 4.* players/);
});
