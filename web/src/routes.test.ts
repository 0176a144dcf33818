import contributing from "../../CONTRIBUTING.md?raw";
import { addressOf } from "./router.svelte";
import { pageAt, ROUTES } from "./routes";

const at = (path: string) => pageAt(addressOf(new URL(path, "http://majlis.example")));

test("an address leads to its page, with what the page needs", () => {
  expect(at("/")).toEqual({ page: "Home", props: {}, bare: false });
  expect(at("/new/taki?players=4")).toMatchObject({ page: "NewTable", props: { game: "taki" } });
  for (const path of ["/table/x?key=k", "/t/x?key=k"]) {
    expect(at(path)).toEqual({ page: "Table", props: { id: "x", invitation: "k" }, bare: true });
  }
  expect(at("/match/m")).toEqual({ page: "Replay", props: { id: "m", shared: null }, bare: true });
  expect(at("/match/m?key=k")).toMatchObject({ props: { id: "m", shared: "k" } });
  expect(at("/match/m/review?key=k")).toEqual({ page: "Review", props: { id: "m", shared: "k" }, bare: false });
  expect(at("/rules")).toMatchObject({ page: "Rulebook", props: { game: null, rule: null } });
  expect(at("/rules/taki#T-5")).toMatchObject({ page: "Rulebook", props: { game: "taki", rule: "T-5" } });
  expect(at("/device#code")).toMatchObject({ page: "Device", props: { code: "code" } });
});

test("where no page stands, the page says so", () => {
  for (const path of ["/new", "/device", "/table", "/nothing", "/devices/more"]) expect(at(path).page).toBe("Missing");
});

test("every route has its page, and every page its route", () => {
  const pages = Object.keys(import.meta.glob("./pages/*.svelte")).map((path) => path.slice("./pages/".length, -7));
  expect(new Set([...ROUTES.map(({ page }) => page), "Missing", "MissingMatch"])).toEqual(new Set(pages));
});

test("the contributors' table has every route", () => {
  const rows = [...contributing.matchAll(/^\| `(\/[^`]*)` \| `pages\/(\w+)\.svelte` \|/gm)].map(([, path, page]) => [
    path,
    page,
  ]);
  expect(rows).toEqual(ROUTES.map(({ path, page }) => [path, page]));
});
