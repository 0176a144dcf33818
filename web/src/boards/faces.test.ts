import { expect, test } from "vitest";

import { faceKeys, loadFace } from "./faces";

test("a game's face is one promise, so that no page that waits for it is drawn anew", async () => {
  for (const key of faceKeys()) expect(loadFace(key)).toBe(loadFace(key));
  expect(await loadFace("chess")).toBeNull();
});
