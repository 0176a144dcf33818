import { handLayout, placesIn, WATCHED } from "./fan";

describe("a hand", () => {
  for (const width of [336, 366, 700, 1200])
    for (const count of [1, 2, 8, 20, 40, 60])
      it(`of ${count} cards fits into ${width} pixels, each with enough to touch`, () => {
        const layout = handLayout(count, width, 190);
        const places = placesIn(layout, width);
        expect(places).toHaveLength(count);
        for (const { x, width: seen, height } of places) {
          expect(seen).toBeGreaterThanOrEqual(44);
          expect(height).toBeGreaterThanOrEqual(44);
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + layout.cardWidth).toBeLessThanOrEqual(width + 0.01);
        }
        if (count > 1) expect(layout.step).toBeGreaterThanOrEqual(44);
        expect(layout.rowStep).toBeGreaterThanOrEqual(44);
        expect(layout.cardWidth).toBeGreaterThanOrEqual(50);
      });

  for (const [width, room] of [
    [308, 92],
    [308, 95],
    [314, 98],
    [347, 98],
    [460, 98],
    [314, 143],
  ] as const)
    it(`of fourteen cards shows enough of each in a room of ${width} by ${room}`, () => {
      for (let count = 1; count <= 14; count++) {
        const layout = handLayout(count, width, room);
        expect(layout.isScrolled).toBe(false);
        for (const { y, height } of placesIn(layout, width)) {
          expect(height).toBeGreaterThanOrEqual(44);
          expect(y + height).toBeLessThanOrEqual(room);
        }
      }
    });

  it("of more rows than the room shows is scrolled, and all of each card can be reached", () => {
    const layout = handLayout(40, 314, 98);
    expect(layout.isScrolled).toBe(true);
    const { y, height } = placesIn(layout, 314).at(-1)!;
    expect(height).toBe(layout.cardHeight);
    expect(y + height).toBe(layout.height);
  });

  it("of twenty cards needs no scrolling on a phone, upright or on its side", () => {
    expect(handLayout(20, 366, 190).height).toBeLessThanOrEqual(190);
    expect(handLayout(20, 570, 130).height).toBeLessThanOrEqual(130);
  });

  for (const [width, room] of [
    [308, 65],
    [440, 65],
    [640, 65],
  ] as const)
    it(`that nobody touches shows all of thirty cards in a room of ${width} by ${room}`, () => {
      for (let count = 1; count <= 30; count++) {
        const layout = handLayout(count, width, room, WATCHED);
        expect(layout.isScrolled).toBe(false);
        for (const { y, width: seen, height } of placesIn(layout, width)) {
          expect(seen).toBeGreaterThanOrEqual(20);
          expect(y + height).toBeLessThanOrEqual(room);
        }
      }
    });
});
