import { handLayout, placesIn } from "./fan";

describe("a hand", () => {
  for (const width of [336, 366, 700, 1200])
    for (const count of [1, 2, 8, 20, 40, 60])
      it(`of ${count} cards fits into ${width} pixels, each with enough to touch`, () => {
        const layout = handLayout(count, width, 190);
        const places = placesIn(layout, width);
        expect(places).toHaveLength(count);
        for (const { x, width: seen, height } of places) {
          expect(seen).toBeGreaterThanOrEqual(24);
          expect(height).toBeGreaterThanOrEqual(38);
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + layout.cardWidth).toBeLessThanOrEqual(width + 0.01);
        }
        if (count > 1) expect(layout.step).toBeGreaterThanOrEqual(24);
        expect(layout.rowStep).toBeGreaterThanOrEqual(38);
        expect(layout.cardWidth).toBeGreaterThanOrEqual(50);
      });

  it("of forty cards needs no more than four rows on a phone", () => {
    expect(handLayout(40, 336, 190).rows).toEqual([10, 10, 10, 10]);
  });
});
