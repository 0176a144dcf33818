import { touchCases } from "../../testing/cases";
import { choicesOf } from "./choices";
import { promptFor } from "./prompt";
import { viewOf } from "./view";

const positions = touchCases("nahs").filter((position) => viewOf(position).phase === "play");

test("whoever is not asked now is not told to take the pile", () => {
  const none = choicesOf([], "play", "hand");
  expect(positions.length).toBeGreaterThan(3);
  for (const position of positions) {
    expect(promptFor(position, viewOf(position), none, null, false).id).toBe("board-wait");
  }
});
