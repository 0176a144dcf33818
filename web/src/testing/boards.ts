/** Boards as a seat has them, and everything that can be done on one by touching, found by touching. */
import { fireEvent, render } from "@testing-library/svelte";
import { type Component, createRawSnippet } from "svelte";

import type { BoardProps } from "../boards/board";
import type { Position } from "../wire";
import { aSeat, aTable } from "./samples";

const NAMES = ["Salma", "Omar", "Noa", "Karim", "Huda", "Adam", "Mia", "Sami", "Lina", "Zoe", "Dan", "Rami"];

/** The table of a position: people sit there, and the house rules are those of the view. */
export function tableAt({ view: { options } }: Position, players = 2, game = "quoridor") {
  const seats = NAMES.slice(0, players).map((name) => aSeat({ name, mine: true }));
  return aTable({ game, seats, options: { ...(options instanceof Object ? options : {}) } });
}

/** A board that is drawn, with what is played on it and what is tried though it is not legal. */
export function drawn(
  Board: Component<BoardProps>,
  given: Partial<BoardProps> & { position: Position },
  isAsked = true,
) {
  const act = vi.fn<(action: string) => void>();
  const illegal = vi.fn<(action: string) => void>();
  const props: BoardProps = {
    steps: [],
    table: tableAt(given.position),
    seat: given.position.seat ?? 0,
    ...(isAsked ? { act } : {}),
    illegal,
    busy: false,
    reducedMotion: true,
    plate: createRawSnippet(() => ({ render: () => "<i>plate</i>" })),
    say: (id) => id,
    ...given,
  };
  return { act, illegal, ...render(Board, { props }) };
}

export interface ShownBoard {
  /** What was played, and what was tried though it is not legal. */
  acted: string[];
  tried: string[];
  root: HTMLElement;
  touch: (selector: string) => Promise<void>;
  unmount: () => void;
}

/** A board as the seat of a position has it, to be touched. */
export function shown(Board: Component<BoardProps>, position: Position, players: number): ShownBoard {
  const [acted, tried]: [string[], string[]] = [[], []];
  const { container, unmount } = drawn(Board, {
    position,
    table: tableAt(position, players),
    act: (action) => void acted.push(action),
    illegal: (action) => void tried.push(action),
  });
  const touch = async (selector: string): Promise<void> => {
    const element = container.querySelector(selector);
    if (!element) throw new Error(`nothing to touch at ${selector}`);
    await fireEvent.click(element);
  };
  return { acted, tried, root: container, touch, unmount };
}

const texts = (root: HTMLElement, name: string): string[] => [
  ...new Set([...root.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((element) => element.dataset[name]!)),
];

/** Every action that is one touch away, or one touch behind a choice; each is touched, and must play its own text. */
export async function reached(Board: Component<BoardProps>, position: Position, players: number): Promise<Set<string>> {
  const board = shown(Board, position, players);
  const done = new Set<string>();
  const ways = texts(board.root, "choice").filter((way) => way !== "draw" && way !== "take");
  for (const way of [null, ...ways]) {
    const open = async (): Promise<void> => (way === null ? undefined : await board.touch(`[data-choice="${way}"]`));
    await open();
    const offered = texts(board.root, "action").filter((action) => !done.has(action));
    for (const [at, action] of offered.entries()) {
      // Playing closes what was opened on the way.
      if (at > 0) await open();
      await board.touch(`[data-action="${action}"]`);
      expect(board.acted.at(-1)).toBe(action);
      done.add(action);
    }
    if (way !== null && !offered.length) await board.touch('[data-choice="back"]');
  }
  board.unmount();
  return done;
}
