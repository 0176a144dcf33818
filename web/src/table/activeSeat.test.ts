import { aPosition, aSeat, aTable } from "../testing/samples";
import type { SeatView } from "../live/store";
import type { Position } from "../wire";
import { activeSeat, hasSecrets, isAsked } from "./activeSeat";

const seatView = (given: Partial<Position>): SeatView => ({
  position: aPosition({ legal: ["x"], ...given }),
  fresh: [],
  history: [],
  at: 0,
});
const both = aTable({ seats: [aSeat({ mine: true }), aSeat({ mine: true, occupant: "device" })] });
const window = (answered: boolean) => ({ kind: "choosing", length: 9, left: 9, answered, collects: true });

test("at one screen the seat that is asked looks, and who was looking stays if nobody is", () => {
  const seatViews = { 0: seatView({ actors: [1] }), 1: seatView({ seat: 1, actors: [1] }) };
  expect(activeSeat(both, seatViews, 0)).toBe(1);
  const bots = { 0: seatView({ actors: [2], legal: [] }), 1: seatView({ seat: 1, actors: [2], legal: [] }) };
  expect(activeSeat(both, bots, 1)).toBe(1);
  expect(activeSeat(both, bots, null)).toBe(0);
});

test("when everybody chooses, those at one screen come one after another", () => {
  const seatViews = {
    0: seatView({ actors: [0, 1], window: window(true) }),
    1: seatView({ seat: 1, actors: [0, 1], window: window(false) }),
  };
  expect(activeSeat(both, seatViews, 0)).toBe(1);
  expect(isAsked(both, seatViews[0], 0)).toBe(false);
});

test("the one who is asked first goes first, whatever the seat's number", () => {
  const seatViews = { 0: seatView({ actors: [1, 0] }), 1: seatView({ seat: 1, actors: [1, 0] }) };
  expect(activeSeat(both, seatViews, null)).toBe(1);
  expect(activeSeat(both, seatViews, 0)).toBe(0);
});

test("who holds no seat watches, and nobody is asked in a pause or after the end", () => {
  expect(activeSeat(aTable({ seats: [aSeat(), aSeat()] }), {}, null)).toBeNull();
  expect(isAsked(aTable({ status: "paused" }), seatView({}), 0)).toBe(false);
  expect(
    isAsked(aTable(), seatView({ outcome: { places: [1, 2], scores: [1, 0], resigned: [], by: "play" } }), 0),
  ).toBe(false);
});

test("a curtain is needed only where the seats know different things", () => {
  const open = (viewer: number) => seatView({ seat: viewer, view: { viewer, pawns: ["e1", "e9"] } });
  expect(hasSecrets({ 0: open(0), 1: open(1) })).toBe(false);
  const hidden = (viewer: number) => seatView({ seat: viewer, view: { viewer, hand: [viewer] } });
  expect(hasSecrets({ 0: hidden(0), 1: hidden(1) })).toBe(true);
});
