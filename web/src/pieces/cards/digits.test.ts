import { drawn } from "./digits";

describe("drawn numbers", () => {
  it.each(["0", "1", "7", "10", "13", "+2", "+3"])("%s stand side by side, centred", (text) => {
    const { strokes, width } = drawn(text);
    expect(strokes).toHaveLength(text.length);
    expect(strokes[0]!.x).toBeGreaterThanOrEqual(-width / 2);
    expect(strokes.at(-1)!.x).toBeLessThanOrEqual(width / 2);
    for (let at = 1; at < strokes.length; at++) expect(strokes[at]!.x).toBeGreaterThan(strokes[at - 1]!.x + 15);
  });
});
