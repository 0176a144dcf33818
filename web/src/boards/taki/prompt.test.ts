import type { Position } from "../../wire";
import { choicesOf } from "./choices";
import recorded from "./positions.json";
import { promptFor } from "./prompt";
import { viewOf } from "./view";

const asked = (recorded as unknown as Position[]).filter(
  ({ view, legal }) => (view as { phase: string }).phase === "asked" && legal.includes("pass"),
);

/** What the line says at a recorded asking, by the card that asks and by what answers it. */
function promptAt(position: Position): string {
  return promptFor(position, viewOf(position), choicesOf(position.legal), false).id;
}

describe("the line over Super Taki's board", () => {
  it("says what is asked about, and where either answers either", () => {
    const ids = asked.map((position) => {
      const { pile, options } = viewOf(position);
      return [pile.at(-1) === "+3" ? "+3" : "combination", options.cross_answers, promptAt(position)];
    });
    expect(ids).toContainEqual(["+3", "no", "board-asked"]);
    expect(ids).toContainEqual(["combination", "no", "board-asked-combination"]);
    expect(ids).toContainEqual(["+3", "yes", "board-asked-either"]);
    expect(ids).toContainEqual(["combination", "yes", "board-asked-combination-either"]);
  });
});
