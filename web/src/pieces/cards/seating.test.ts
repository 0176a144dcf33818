import { seating } from "./seating";

describe("the places of the others", () => {
  for (const shape of ["wide", "narrow", "low"] as const)
    for (let players = 2; players <= 12; players++)
      it(`hold ${players} players in true order on a ${shape} table`, () => {
        for (let seat = 0; seat < players; seat++) {
          const { left, top, right } = seating(players, seat, shape);
          const around = [seat, ...left, ...top, ...right];
          expect(around).toEqual(Array.from({ length: players }, (_, step) => (seat + step) % players));
          expect(left.length).toBe(right.length);
          expect(top.length).toBeLessThanOrEqual(shape === "narrow" ? 3 : 5);
        }
      });
});
