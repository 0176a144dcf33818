import { aSeat, aTable } from "../testing/samples";
import type { SeatInfo } from "../wire";
import { givingUp } from "./givingUp";

const me = aSeat({ mine: true });
const friend = aSeat({ name: "Omar" });
const bot = aSeat({ occupant: "bot", name: null, bot_name: 2, level: 3 });
const gone = aSeat({ name: "Huda", resigned: true });
const at = (seats: SeatInfo[], sides: number[][]) => givingUp(aTable({ seats, sides }), 0);

test("with two sides the match ends at once, and the other side has won", () => {
  expect(at([me, bot], [[0], [1]])).toEqual({ ends: true, winners: [1] });
});

test("where partners play, the bot beside one gives up as well, and both others win", () => {
  const pairs = [
    [0, 2],
    [1, 3],
  ];
  expect(at([me, bot, bot, friend], pairs)).toEqual({ ends: true, winners: [1, 3] });
  expect(at([me, bot, friend, bot], pairs)).toEqual({ ends: false, partners: [2] });
  expect(at([me, bot, gone, bot], pairs)).toEqual({ ends: true, winners: [1, 3] });
});

test("with more sides a bot takes over, until only one other side is left", () => {
  expect(at([me, friend, bot], [[0], [1], [2]])).toEqual({ ends: false, partners: [] });
  expect(at([me, friend, gone], [[0], [1], [2]])).toEqual({ ends: true, winners: [1] });
});
