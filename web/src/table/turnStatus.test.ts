import { speaking } from "../testing/catalogues";
import { aPosition, aTable } from "../testing/samples";
import type { Outcome, Position, TableView } from "../wire";
import { sayOf } from "../words/words.svelte";
import { turnStatus } from "./turnStatus";

beforeEach(() => speaking("en", "quoridor"));

function said(position: Partial<Position> | null, asked = false, status: TableView["status"] = "playing"): string {
  const drawn = position ? aPosition(position) : undefined;
  const situation = { table: aTable({ status }), seat: 0, asked, position: drawn };
  return turnStatus(situation, ["Sara", "Omar"], sayOf("quoridor"));
}

test("whose turn it is, is said by name; several are not named", () => {
  expect(said({ actors: [1] })).toBe("It is Omar’s turn.");
  expect(said({ actors: [0] }, true)).toBe("It is your turn.");
  expect(said({ actors: [0, 1] })).toBe(sayOf("quoridor")("table-turn-several"));
  expect(said(null)).toBe("");
});

test("the end and a pause come before whose turn it was", () => {
  const outcome: Outcome = { places: [1, 2], scores: [1, 0], resigned: [], by: "play" };
  expect(said({ outcome }, true)).toBe("The match is over.");
  expect(said({}, true, "paused")).toBe("The match is paused.");
});

test("an open window is named, and an answer in it is kept", () => {
  const window = { kind: "asking", length: null, left: null, answered: false, collects: true };
  expect(said({ window }, true)).toBe("Everybody is asked");
  expect(said({ window: { ...window, answered: true } })).toBe("Your answer is kept.");
});
