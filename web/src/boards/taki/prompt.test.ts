import { aPosition } from "../../testing/samples";
import { choicesOf } from "./choices";
import { promptFor } from "./prompt";
import { viewOf } from "./view";

/** What the line says to somebody who is asked, by the card that asks and by whether either answers either. */
function askedBy(card: string, cross_answers: string): string {
  const position = aPosition({ view: { phase: "asked", pile: [card], options: { cross_answers } }, legal: ["pass"] });
  return promptFor(position, viewOf(position), choicesOf(position.legal), false).id;
}

test("the line over Super Taki's board says what is asked about, and where either answers either", () => {
  expect(askedBy("+3", "no")).toBe("board-asked");
  expect(askedBy("g3", "no")).toBe("board-asked-combination");
  expect(askedBy("+3", "yes")).toBe("board-asked-either");
  expect(askedBy("g3", "yes")).toBe("board-asked-combination-either");
});
