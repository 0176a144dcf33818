import { geometry, named, pointOf, type Point } from "./geometry";

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

for (const players of [2, 4, 6])
  for (const mouth of [1, 2])
    describe(`the board of ${players} with the mouth ${mouth} before home`, () => {
      const boards = Array.from({ length: players }, (_, seat) => geometry(players, mouth, seat));
      const [board] = boards as [(typeof boards)[0]];
      const places = [...board.cells, ...board.bases.flat(), ...board.graves.flat()];

      it("has 19 cells a section, homes and mouths where the rules have them (J-2, J-3)", () => {
        expect(board.cells).toHaveLength(players === 6 ? 114 : 76);
        expect(board.homes).toEqual(Array.from({ length: players }, (_, seat) => seat * (players === 2 ? 38 : 19)));
        board.homes.forEach((home, seat) => {
          expect(board.mouths[seat]).toBe((home - mouth + board.length) % board.length);
        });
      });

      it("lays neighbouring cells about one spacing apart", () => {
        board.cells.forEach((cell, i) => {
          const gap = distance(cell, board.cells[(i + 1) % board.length]!);
          expect(gap).toBeGreaterThan(board.spacing * 0.8);
          expect(gap).toBeLessThan(board.spacing * 1.01);
        });
      });

      it("lets no two holes touch", () => {
        for (const [i, one] of places.entries())
          for (const other of places.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(board.spacing * 0.79);
      });

      it("keeps every hole on the plate", () => {
        for (const { x, y } of places) {
          board.plate.forEach((corner, i) => {
            const next = board.plate[(i + 1) % board.plate.length]!;
            const edge = distance(corner, next);
            const inside = ((next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x)) / edge;
            expect(inside).toBeGreaterThan(board.spacing * 0.7);
          });
        }
      });

      it("runs clockwise", () => {
        const turned = board.cells.reduce((sum, cell, i) => {
          const next = board.cells[(i + 1) % board.length]!;
          return sum + cell.x * next.y - cell.y * next.x;
        }, 0);
        expect(turned).toBeGreaterThan(0);
      });

      it("leads each base from its mouth towards the centre", () => {
        board.bases.forEach((base, seat) => {
          const lane = [board.cells[board.mouths[seat]!]!, ...base];
          for (const [i, cell] of base.entries()) {
            expect(distance(cell, lane[i]!)).toBeCloseTo(board.spacing, 5);
            expect(Math.hypot(cell.x, cell.y)).toBeLessThan(Math.hypot(lane[i]!.x, lane[i]!.y));
          }
        });
      });

      it("has whoever plays at the bottom, and the next seat further clockwise", () => {
        for (const [seat, turned] of boards.entries()) {
          const home = turned.cells[turned.homes[seat]!]!;
          expect(home.y).toBeCloseTo(Math.max(...turned.cells.map(({ y }) => y)), 5);
          expect(turned.outward[seat]!.y).toBeCloseTo(1, 9);
          const next = turned.outward[(seat + 1) % players]!;
          if (players > 2) expect(next.x).toBeLessThan(-0.5);
          else expect(next.y).toBeCloseTo(-1, 9);
        }
      });
    });

describe("a marble", () => {
  it("is found by its place", () => {
    const board = geometry(4, 2, 0);
    expect(pointOf(board, "s2.m3", "ring 17")).toBe(board.cells[17]);
    expect(pointOf(board, "s2.m3", "base 4")).toBe(board.bases[1]![3]);
    expect(pointOf(board, "s2.m3", "grave")).toBe(board.graves[1]![2]);
  });

  it("must be named as the notation does", () => {
    expect(named("s6.m4")).toEqual({ seat: 5, number: 3 });
    expect(() => named("m4")).toThrow("s3.m2");
  });
});
