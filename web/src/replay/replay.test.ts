import { viewerOf } from "./archive";
import jackaroo from "../boards/jackaroo";
import toitoi from "../boards/toitoi";
import { milestonesIn } from "./milestones";
import {
  knownSteps,
  nextMissing,
  noSegments,
  positionAt,
  segmentOf,
  type Segments,
  stepTo,
  withSegment,
} from "./segments";
import { namesOf, tableOf } from "./table";
import { aPosition, aStep } from "../testing/samples";
import type { Segment, MatchInfo } from "../wire";

/** A segment as the server gives it: from ply 100 n on, for so many steps. */
function look(number: number, length: number): Segment {
  const first = number * 100;
  const plies = Array.from({ length }, (_, index) => first + index + 1);
  return {
    first: aPosition({ ply: first }),
    steps: plies.map((ply) => aStep(ply)),
    positions: plies.map((ply) => aPosition({ ply })),
    opening: [],
  };
}

test("every ply of a match is found in its segment, at the borders, too", () => {
  const segments = withSegment(withSegment(noSegments(130), 0, look(0, 100)), 1, look(1, 30));
  for (let ply = 0; ply <= 130; ply++) expect(positionAt(segments, ply)?.ply).toBe(ply);
  for (let ply = 1; ply <= 130; ply++) expect(stepTo(segments, ply)?.ply).toBe(ply);
  expect(stepTo(segments, 0)).toBeNull();
  expect(positionAt(segments, 131)).toBeNull();
  expect(knownSteps(segments).map(({ ply }) => ply)).toEqual(Array.from({ length: 130 }, (_, index) => index + 1));
});

test("the segment that is looked at is fetched first, then its neighbours, and nothing twice", () => {
  let segments: Segments = noSegments(350);
  const order: number[] = [];
  for (let next = nextMissing(segments, 250); next !== null; next = nextMissing(segments, 250)) {
    order.push(next);
    segments = withSegment(segments, next, look(next, 1));
  }
  expect(order).toEqual([2, 1, 3, 0]);
  expect(segmentOf(100)).toBe(0);
  expect(segmentOf(101)).toBe(1);
  expect(nextMissing(noSegments(0), 0)).toBe(0);
});

test("a segment that is not there yet gives nothing instead of something wrong", () => {
  expect(positionAt(noSegments(10), 5)).toBeNull();
  expect(stepTo(withSegment(noSegments(200), 0, look(0, 100)), 150)).toBeNull();
});

test("a ply is marked once, by what weighs most", () => {
  const steps = [
    { ...aStep(1), events: [{ event: "moved", seat: 0 }] },
    {
      ...aStep(2),
      events: [
        { event: "killed", seat: 0 },
        { event: "won", seat: 0 },
      ],
    },
    { ...aStep(3), events: [{ event: "dealt", round: 2 }] },
  ];
  expect(milestonesIn(steps, { ...toitoi.milestones, killed: "blow" }).map(({ ply, kind }) => [ply, kind])).toEqual([
    [2, "win"],
    [3, "begin"],
  ]);
  expect(milestonesIn(steps, jackaroo.milestones).map(({ ply }) => ply)).toEqual([2]);
});

test("whoever is asked for in the address looks, if there is such a viewer", () => {
  expect(viewerOf("referee", 4)).toBe("referee");
  expect(viewerOf("3", 4)).toBe(3);
  expect(viewerOf("4", 4)).toBeNull();
  expect(viewerOf("-1", 4)).toBeNull();
  expect(viewerOf(null, 4)).toBeNull();
});

test("a match becomes a table with its people and its bots", () => {
  const match: MatchInfo = {
    id: "m",
    game: "taki",
    options: { players: 2 },
    table: null,
    names: ["Layla", null, null],
    bot_names: [null, 7, null],
    plies: 3,
    begun: "2026-01-01T00:00:00Z",
    ended: "2026-01-01T00:10:00Z",
    outcome: null,
    mine: [0],
    key: null,
  };
  const say = (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`;
  const [first, second, third] = tableOf(match, say).seats;
  expect(first).toMatchObject({ occupant: "person", name: "Layla", mine: true });
  expect(second).toMatchObject({ occupant: "bot", bot_name: 7, name: "bot-name-7 {}", mine: false });
  expect(third).toMatchObject({ occupant: "person", name: 'player-numbered {"seat":3}' });
  expect(namesOf(match, say)).toEqual(["Layla", "bot-name-7 {}", undefined]);
});
