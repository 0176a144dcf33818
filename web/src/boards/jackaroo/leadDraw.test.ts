import { expect, test } from "vitest";

import { drawOf } from "./leadDraw";

const leads = { event: "leads", seat: 1, target: 1 };

test("a draw is told card by card, with who was highest", () => {
  const events = [
    { event: "drew", seat: 0, card: "9", round: 1 },
    { event: "drew", seat: 1, card: "K", round: 1 },
    leads,
  ];
  expect(drawOf([{ ply: 0, seat: 1, events }])).toEqual({
    rounds: [
      [
        { seat: 0, card: "9", best: false },
        { seat: 1, card: "K", best: true },
      ],
    ],
    leader: 1,
    first: 1,
  });
});

test("who leads a rematch has drawn nothing", () => {
  expect(drawOf([{ ply: 0, seat: 1, events: [leads] }])).toBeNull();
});
