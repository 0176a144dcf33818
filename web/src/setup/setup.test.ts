import type { GameInfo } from "../wire";
import {
  askedOptions,
  filled,
  fillingOf,
  freshSetup,
  isFull,
  newTable,
  parseNumbers,
  withOption,
  withPlayers,
  withSeat,
} from "./setup";

const game: GameInfo = {
  key: "taki",
  version: 1,
  ready: true,
  least_minutes: 15,
  most_minutes: 30,
  presets: [],
  rules: null,
  lessons: [],
  puzzles: [],
  options: [{ name: "players", kind: "number", default: 4, choices: [2, 3, 4], rule: "T-2" }],
};

test("a new table waits for friends with the link", () => {
  const setup = freshSetup(game);
  expect(setup.seats.map((seat) => seat.occupant)).toEqual(["me", "link", "link", "link"]);
  expect(isFull(setup)).toBe(false);
  expect(newTable("taki", setup)).toMatchObject({ game: "taki", options: { players: 4 }, start: false });
});

test("with bots everywhere it can begin at once", () => {
  const setup = filled(freshSetup(game), "bots", 5);
  expect(setup.seats[3]).toEqual({ occupant: "bot", level: 5 });
  expect(newTable("taki", setup).start).toBe(true);
});

test("it is known in which one way the others are seated, and when in several", () => {
  const setup = freshSetup(game);
  expect(fillingOf(setup)).toBe("links");
  expect(fillingOf(filled(setup, "bots", 3))).toBe("bots");
  expect(fillingOf(withSeat(setup, 2, { occupant: "bot", level: 1 }))).toBeNull();
  expect(fillingOf(withSeat(setup, 2, { occupant: "me" }))).toBeNull();
});

test("more players are seated like the last one, fewer leave the others as they are", () => {
  const two = withPlayers(filled(freshSetup(game), "bots", 2), 2);
  expect(two.seats.map((seat) => seat.occupant)).toEqual(["me", "bot"]);
  expect(withPlayers(two, 4).seats.map((seat) => seat.occupant)).toEqual(["me", "bot", "bot", "bot"]);
});

test("when my seat goes, I get the first one", () => {
  const last = withSeat(freshSetup(game), 3, { occupant: "me" });
  expect(withPlayers(last, 2).seats.map((seat) => seat.occupant)).toEqual(["me", "link"]);
});

test("I sit in one seat only", () => {
  const setup = withSeat(freshSetup(game), 2, { occupant: "me" });
  expect(setup.seats.map((seat) => seat.occupant)).toEqual(["link", "link", "me", "link"]);
});

test("a name left empty is none", () => {
  const setup = withSeat(freshSetup(game), 1, { occupant: "device", name: "  " });
  expect(newTable("taki", setup).seats[1]).toEqual({ occupant: "device", name: null });
});

test("a touched house rule goes to the server beside the players", () => {
  expect(newTable("taki", withOption(freshSetup(game), "hand", 6)).options).toEqual({ players: 4, hand: 6 });
});

test("numbers are read with either comma, and what is none is left to the server", () => {
  expect(parseNumbers("3, 10،7")).toEqual([3, 10, 7]);
  expect(parseNumbers(" ")).toEqual([]);
  expect(parseNumbers("3,x")).toEqual([3, "x"]);
});

test("what was touched last stands last, be it a house rule or the number of players", () => {
  const touched = withOption(withOption(withOption(freshSetup(game), "hand", 5), "rounds", 3), "hand", 6);
  expect(Object.keys(askedOptions(touched))).toEqual(["players", "rounds", "hand"]);
  expect(Object.keys(askedOptions(withPlayers(touched, 3)))).toEqual(["rounds", "hand", "players"]);
  expect(Object.keys(askedOptions(withOption(withPlayers(touched, 3), "rounds", 2)))).toEqual([
    "players",
    "hand",
    "rounds",
  ]);
});
