import type { Step } from "../../wire";
import { geometry } from "./geometry";
import { cardFlights, motionOf } from "./motion";

const board = geometry(4, 2, 0);
const step = (...events: Record<string, unknown>[]): Step => ({ ply: 1, seat: 0, events });
const moved = { event: "moved", seat: 0, card: "9", target: 0, marble: "s1.m1", from: "70", to: "3" };

describe("a walk", () => {
  it("goes over every cell, round the end of the ring", () => {
    const frames = motionOf(board, [step(moved)]).journeys.get("s1.m1")!;
    const cells = [70, 71, 72, 73, 74, 75, 0, 1, 2, 3].map((cell) => board.cells[cell]!);
    expect(frames.map(({ x, y }) => ({ x, y }))).toEqual(cells);
  });

  it("enters the base at its mouth, and a 4 goes back", () => {
    const enters = { ...moved, from: "73", to: "B2" };
    const points = motionOf(board, [step(enters)]).journeys.get("s1.m1")!;
    expect(points.at(-1)).toMatchObject(board.bases[0]![1]!);
    expect(points).toHaveLength(4);
    const back = { ...moved, card: "4", from: "2", to: "74" };
    expect(motionOf(board, [step(back)]).journeys.get("s1.m1")).toHaveLength(5);
  });

  it("knocks a marble out when it gets there, and its card goes first", () => {
    const killed = { event: "killed", seat: 0, target: 1, marble: "s2.m3", at: "3" };
    const motion = motionOf(board, [step(moved, killed)]);
    const [walk, fall] = [motion.journeys.get("s1.m1")!, motion.journeys.get("s2.m3")!];
    expect(motion.cards).toEqual([{ seat: 0, card: "9", at: 0 }]);
    expect(walk[0]!.at).toBeGreaterThan(0);
    expect(fall[0]!.at).toBeCloseTo(walk.at(-1)!.at);
    expect(fall.at(-1)).toMatchObject(board.graves[1]![2]!);
    expect(motion.lasts).toBeCloseTo(fall.at(-1)!.at);
  });

  it("of a king knocks out each marble as it passes", () => {
    const king = { ...moved, card: "K", to: "7" };
    const dead = ["72", "1"].map((at, i) => ({ event: "killed", seat: 0, target: 1, marble: `s2.m${i + 1}`, at }));
    const motion = motionOf(board, [step(king, ...dead)]);
    const walk = motion.journeys.get("s1.m1")!;
    expect(motion.hits.map(({ at }) => at)).toEqual([walk[2]!.at, walk[7]!.at]);
  });
});

describe("several steps", () => {
  it("follow one another, each part of a 7 after the one before, with one card", () => {
    const first = { ...moved, card: "7", from: "10", to: "13" };
    const second = { ...moved, card: "7", marble: "s1.m2", from: "20", to: "24" };
    const motion = motionOf(board, [step(first, second), step({ ...moved, marble: "s3.m1", from: "30", to: "32" })]);
    const [one, two, three] = ["s1.m1", "s1.m2", "s3.m1"].map((marble) => motion.journeys.get(marble)!);
    expect(two![0]!.at).toBeGreaterThanOrEqual(one!.at(-1)!.at);
    expect(three![0]!.at).toBeGreaterThan(two!.at(-1)!.at);
    expect(motion.cards).toHaveLength(2);
  });

  it("of a marble that moves twice make one timeline in order", () => {
    const motion = motionOf(board, [step(moved), step({ ...moved, from: "3", to: "5" })]);
    const times = motion.journeys.get("s1.m1")!.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("lay every card of a hand that is thrown, and a card lost at random by who lost it", () => {
    const thrown = motionOf(board, [step({ event: "threw_hand", seat: 2, cards: "2 9 Q", count: 3 })]);
    expect(thrown.cards.map(({ card }) => card)).toEqual(["2", "9", "Q"]);
    const stopped = step(
      { event: "stopped", seat: 0, target: 1, card: "10" },
      { event: "lost_card", seat: 1, card: "5" },
    );
    expect(motionOf(board, [stopped]).cards.map(({ seat, card }) => [seat, card])).toEqual([
      [0, "10"],
      [1, "5"],
    ]);
  });

  it("swap two marbles at the same time, and drop one from the graveyard", () => {
    const swapped = { event: "swapped", seat: 0, card: "J", marble: "s1.m1", other: "s2.m1", to: "40", other_to: "12" };
    const { journeys } = motionOf(board, [step(swapped)]);
    expect(journeys.get("s1.m1")!.at(0)).toMatchObject(board.cells[12]!);
    expect(journeys.get("s1.m1")!.at(-1)).toMatchObject(board.cells[40]!);
    expect(journeys.get("s2.m1")!.at(-1)).toMatchObject(board.cells[12]!);
    expect(journeys.get("s2.m1")!.at(0)!.at).toBe(journeys.get("s1.m1")!.at(0)!.at);
    const dropped = { event: "dropped", seat: 0, card: "A", target: 0, marble: "s1.m1", to: "0" };
    expect(
      motionOf(board, [step(dropped)])
        .journeys.get("s1.m1")!
        .at(0),
    ).toMatchObject(board.graves[0]![0]!);
  });
});

it("sends a card from the hand it was in, or from where its player sits", () => {
  const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
  const cards = [
    { seat: 0, card: "9", at: 0 },
    { seat: 1, card: "9", at: 180 },
    { seat: 2, card: "K", at: 360 },
  ];
  const spots = new Map([
    ["hand-9", box(1)],
    ["seat-1", box(2)],
  ]);
  const flights = cardFlights({ cards, journeys: new Map(), hits: [], lasts: 0 }, spots, box(50), 0);
  expect(flights.map(({ card, from, delay }) => [card, from.x, delay])).toEqual([
    ["9", 1, 0],
    ["9", 2, 180],
  ]);
});
