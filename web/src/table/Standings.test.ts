import { render } from "@testing-library/svelte";

import type { GameUi } from "../boards/board";
import ButtonBoard from "../testing/ButtonBoard.svelte";
import { speaking } from "../testing/catalogues";
import { aPosition, aTable } from "../testing/samples";
import SeatMark from "../ui/SeatMark.svelte";
import type { Outcome } from "../wire";
import { say } from "../words/words.svelte";
import Standings from "./Standings.svelte";

beforeEach(() => speaking("en"));
const ui: GameUi = { Board: ButtonBoard, Poster: SeatMark, figures: {}, Holding: SeatMark } as never;
const ENDED: Outcome = { places: [2, 1], scores: [0, 1], resigned: [], by: "play" };

function shown(outcome: Outcome | null) {
  const scene = { position: aPosition(), table: aTable(), seat: 0, say };
  const { container } = render(Standings, { ui, scene, outcome, label: "", mine: [0] });
  return {
    head: container.querySelector("thead")!.textContent,
    holdings: container.querySelectorAll(".holding").length,
  };
}

test("what is counted is so far, until it is at the end", () => {
  expect(shown(null).head).toContain("So far");
  expect(shown(ENDED).head).toContain("At the end");
});

test("cards of a round before are not held against places that somebody has by giving up", () => {
  expect(shown(ENDED).holdings).toBe(2);
  expect(shown({ ...ENDED, scores: [], resigned: [0], by: "giving_up" }).holdings).toBe(0);
});
