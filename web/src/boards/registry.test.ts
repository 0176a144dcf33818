import { expect, test } from "vitest";

import { loadFace } from "./registry";

test("a game's face is one promise, so that no page that waits for it is drawn anew", () => {
  for (const key of ["quoridor", "nim"]) expect(loadFace(key)).toBe(loadFace(key));
});
