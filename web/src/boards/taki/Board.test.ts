import { reached, shown } from "../../testing/boards";
import { touchCases } from "../../testing/cases";
import type { Position } from "../../wire";
import Board from "./Board.svelte";
import { viewOf } from "./view";

const positions = touchCases("taki");
const players = (position: Position): number => viewOf(position).sizes.length;

describe("the board of Super Taki", () => {
  it.each(positions.map((position, at) => ({ at, position })))(
    "plays exactly the legal actions of recorded position $at ($position.view.phase) by touch",
    async ({ position }) => {
      expect([...(await reached(Board, position, players(position)))].sort()).toEqual([...position.legal].sort());
    },
  );

  it("names a colour after a Changer, with a way back", async () => {
    const position = positions.find(({ legal }) => legal.includes("change:g"))!;
    const board = shown(Board, position, players(position));
    await board.touch('[data-choice="change"]');
    await board.touch('[data-choice="back"]');
    expect(board.root.querySelector('[data-action="change:g"]')).toBeNull();
    await board.touch('[data-choice="change"]');
    await board.touch('[data-action="change:g"]');
    expect(board.acted).toEqual(["change:g"]);
  });

  it("asks why a card cannot be laid", async () => {
    const position = { ...positions[0]!, legal: ["draw"] };
    const board = shown(Board, position, players(position));
    await board.touch("[data-card]");
    expect(board.acted).toEqual([]);
    expect(board.tried).toHaveLength(1);
  });
});
