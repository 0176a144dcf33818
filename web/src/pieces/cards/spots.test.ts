import { type Box, flightsOf } from "./spots";

const box = (x: number, y: number, width = 40, height = 60): Box => ({ x, y, width, height });
const before = new Map([
  ["card-g7", box(10, 300)],
  ["hand", box(0, 280, 400, 80)],
]);
const after = new Map([
  ["pile", box(180, 100)],
  ["seat-1", box(190, 0, 20, 20)],
]);

test("a card flies from where it lay to the pile, in full", () => {
  const [flight] = flightsOf([{ card: "g7", from: "card-g7", to: "pile" }], before, after);
  expect(flight).toEqual({ card: "g7", from: box(10, 300), to: box(180, 100), delay: 0 });
});

test("to a player it flies small, and the second sets out later", () => {
  const draw = { card: null, from: "pile", to: "seat-1" };
  const flights = flightsOf([draw, draw], before, after);
  expect(flights.map(({ to }) => [to.width, to.height])).toEqual([
    [20, 30],
    [20, 30],
  ]);
  expect(flights[1]!.delay).toBeGreaterThan(flights[0]!.delay);
});

test("a card that nobody saw lying comes from the hand, and one that goes nowhere stays", () => {
  const [flight] = flightsOf([{ card: "r1", from: "card-r1", to: "pile" }], before, after);
  expect(flight!.from).toEqual(box(180, 290));
  expect(flightsOf([{ card: "r1", from: "card-g7", to: "draw" }], before, after)).toEqual([]);
  expect(flightsOf([{ card: "r1", from: "card-g7", to: "pile" }], before, new Map())).toEqual([]);
});
