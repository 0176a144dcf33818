import { shown } from "../../testing/boards";
import { type MarbleCase, MARBLE_CASES } from "../../testing/cases";
import { aPosition } from "../../testing/samples";
import type { Position } from "../../wire";
import Board from "./Board.svelte";
import { touchesOf, type Touch } from "./choices";
import { read } from "./plays";
import { colourOf, mateOf } from "./walks";

function readFor(text: string, marbles: string[][], seat: number) {
  const colour = colourOf(marbles, seat);
  return read(text, colour, mateOf(marbles.length, colour));
}

/** What the board is sent at a recorded position; the hand holds every card that can be used, and a 2. */
function positionOf({ options, seat, marbles, legal }: MarbleCase): Position {
  const plays = Object.keys(legal).map((text) => readFor(text, marbles, seat));
  const hand = [...new Set(["2", ...plays.flatMap((play) => ("card" in play ? [play.card] : []))])];
  const hands = marbles.map((_, other) => (other === seat ? hand : [null]));
  const view = { options, turn: seat, leader: 0, stopped: false, hands, marbles, spent: ["3"], newest: ["3"] };
  return aPosition({ ply: 1, seat, view, actors: [seat], legal: Object.keys(legal) });
}

const SMALL: MarbleCase = {
  options: { players: 2, mouth: 2 },
  seat: 0,
  marbles: [
    ["ring 5", "ring 8", "grave", "grave"],
    ["ring 20", "grave", "grave", "grave"],
  ],
  legal: { "3 m2": {}, "9 m1": {} },
};

const cases = MARBLE_CASES.filter((_, i) => i % 12 === 0);
const MOST = 10;

describe("the board at recorded positions", () => {
  it.each(cases.map((each, i) => ({ i, each })))("plays legal actions by clicks: $i", async ({ each }) => {
    const position = positionOf(each);
    const { legal } = position;
    const board = shown(Board, position, each.options.players);
    const has = (query: string): boolean => board.root.querySelector(query) !== null;

    /** Make a touch, or say that the action is played by now. */
    async function touch(what: Touch, action: string): Promise<boolean> {
      const last = has(`[data-action="${action}"]`);
      if (last) await board.touch(`[data-action="${action}"]`);
      else if (has(`[data-choice="${what}"]`)) await board.touch(`[data-choice="${what}"]`);
      return last;
    }

    for (const action of legal.filter((_, i) => i % Math.ceil(legal.length / MOST) === 0)) {
      const before = board.acted.length;
      // Some touches have no alternative and are made by themselves: then their element is not there.
      for (const step of touchesOf(readFor(action, each.marbles, each.seat))[0]!) {
        if (await touch(step, action)) break;
      }
      expect(board.acted.slice(before)).toEqual([action]);
      while (has('[data-choice="back"]')) await board.touch('[data-choice="back"]');
    }
    expect(board.tried).toEqual([]);
    board.unmount();
  });
});

describe("a touch that is not legal", () => {
  it("is tried as it was meant, and nothing is played", async () => {
    const board = shown(Board, positionOf(SMALL), 2);
    await board.touch('[data-card="3"]');
    await board.touch('[data-marble="s1.m1"]');
    expect(board.tried).toEqual(["3 m1"]);
    await board.touch('[data-card="2"]');
    expect(board.tried).toEqual(["3 m1", "2 m1"]);
    expect(board.acted).toEqual([]);
    board.unmount();
  });

  it("on a marble before a card asks for the card first", async () => {
    const board = shown(Board, positionOf(SMALL), 2);
    await board.touch('[data-marble="s1.m1"]');
    expect(board.root.querySelector('[role="status"]')!.textContent).toBe("board-card-first");
    board.unmount();
  });
});

describe("a card that was laid back", () => {
  it("can be taken again", async () => {
    const board = shown(Board, positionOf(SMALL), 2);
    for (const back of ['[data-choice="back"]', '[data-card="9"]']) {
      await board.touch('[data-card="9"]');
      expect(board.root.querySelector('[aria-pressed="true"]')).not.toBeNull();
      await board.touch(back);
      expect(board.root.querySelector('[aria-pressed="true"]')).toBeNull();
    }
    board.unmount();
  });
});
