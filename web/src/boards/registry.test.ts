import { expect, test } from "vitest";

import { loadGameUi } from "./registry";

test("a game's face is one promise, so that no page that waits for it is drawn anew", () => {
  for (const key of ["quoridor", "nim"]) expect(loadGameUi(key)).toBe(loadGameUi(key));
});
