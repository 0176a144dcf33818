import { reached, shown } from "../../testing/boards";
import { touchCases } from "../../testing/cases";
import type { Position } from "../../wire";
import Board from "./Board.svelte";
import { viewOf } from "./view";

const positions = touchCases("nahs");
const players = (position: Position): number => viewOf(position).hands.length;
const exchanges = positions.filter((position) => viewOf(position).phase === "exchange");
const plays = positions.filter((position) => !exchanges.includes(position));

describe("the board of Wajh Al-Nahs", () => {
  it.each(plays.map((position, at) => ({ at, position })))(
    "plays exactly the legal actions of recorded position $at ($position.view.phase) by touch",
    async ({ position }) => {
      expect([...(await reached(Board, position, players(position)))].sort()).toEqual([...position.legal].sort());
    },
  );

  it("keeps the cards at one touch, or shows what was exchanged", async () => {
    const position = exchanges[0]!;
    const board = shown(Board, position, players(position));
    await board.touch('[data-action="ready"]');
    expect(board.acted).toEqual(["ready"]);
  });

  it("exchanges a pair by touching both, previews it, and takes it back", async () => {
    const position = exchanges.find(({ legal }) => legal.length > 5)!;
    const reachedTexts = new Set<string>();
    for (const up of [0, 1, 2])
      for (const held of [0, 1, 2]) {
        const board = shown(Board, position, players(position));
        await board.touch(`[data-choice="hand ${held}"]`);
        await board.touch(`[data-choice="up ${up}"]`);
        const confirm = board.root.querySelector<HTMLElement>("[data-action]")!.dataset.action!;
        await board.touch("[data-action]");
        expect(board.acted).toEqual([confirm]);
        reachedTexts.add(confirm);
        await board.touch(`[data-choice="up ${up}"]`);
        await board.touch(`[data-choice="hand ${held}"]`);
        await board.touch('[data-choice="back"]');
        expect(board.root.querySelector('[data-action="ready"]')).not.toBeNull();
        board.unmount();
      }
    const single = position.legal.filter((text) => reachedTexts.has(text));
    expect(single.length).toBe(reachedTexts.size);
    expect(reachedTexts.size).toBeGreaterThan(3);
  });
});
