import type { GameInfo } from "../wire";
import { areSame, forgetPreset, keepPreset, keptPresets, linkTo, ofLink } from "./presets";

const game: GameInfo = {
  key: "jackaroo",
  version: 2,
  ready: true,
  least_minutes: 15,
  most_minutes: 30,
  options: [
    { name: "players", kind: "number", default: 4, choices: [2, 4, 6], rule: "J-2" },
    { name: "mouth", kind: "number", default: 2, choices: [2, 1], rule: "J-3" },
    { name: "jack", kind: "choice", default: "own", choices: ["own", "any"], rule: "J-13" },
    { name: "birthdays", kind: "numbers", default: [], choices: [0, 1, 2, 3], rule: "O-3" },
  ],
  presets: [{ name: "leaflet", options: {} }],
  rules: null,
  lessons: [],
  puzzles: [],
};

beforeEach(() => localStorage.clear());

test("a link carries house rules there and back", () => {
  const options = { mouth: 1, jack: "any", birthdays: [1, 3] };
  const url = new URL(linkTo("jackaroo", 6, options), "http://majlis.example");
  expect(url.pathname).toBe("/new/jackaroo");
  expect(ofLink(game, url.searchParams)).toEqual({ options: { players: 6, ...options }, unknown: [] });
});

test("what a link asks for that the game does not know or cannot be so is named and left out", () => {
  const query = new URLSearchParams("players=5&mouth=1&jack=queen&wall=3&birthdays=9");
  expect(ofLink(game, query)).toEqual({
    options: { mouth: 1 },
    unknown: ["players", "jack", "wall", "birthdays"],
  });
});

test("own rules are kept on the device by name, anew under the same name, and forgotten", () => {
  keepPreset(game, "  Friday ", { mouth: 1 });
  keepPreset(game, "Cousins", { jack: "any" });
  keepPreset(game, "Friday", { mouth: 1, jack: "any" });
  expect(keptPresets(game)).toEqual([
    { name: "Cousins", options: { jack: "any" } },
    { name: "Friday", options: { mouth: 1, jack: "any" } },
  ]);
  expect(forgetPreset(game, "Cousins").map((one) => one.name)).toEqual(["Friday"]);
});

test("what is kept but not known any more is left out, and nonsense is nothing", () => {
  localStorage.setItem("majlis-presets-jackaroo", JSON.stringify([{ name: "old", options: { gone: 1, mouth: 1 } }, 3]));
  expect(keptPresets(game)).toEqual([{ name: "old", options: { mouth: 1 } }]);
  localStorage.setItem("majlis-presets-jackaroo", "{");
  expect(keptPresets(game)).toEqual([]);
});

test("the order of house rules does not matter", () => {
  expect(areSame({ mouth: 1, jack: "any" }, { jack: "any", mouth: 1 })).toBe(true);
  expect(areSame({ mouth: 1 }, { mouth: 2 })).toBe(false);
});
