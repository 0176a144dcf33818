/** For tests: everything that can be done on a board by touching, found by touching. */
import { fireEvent, render } from "@testing-library/svelte";
import { type Component, createRawSnippet } from "svelte";

import type { BoardProps } from "../../boards/board";
import type { Position, Table } from "../../wire";

/** A table of people with no other property than that. */
function tableOf(position: Position, players: number): Table {
  const seat = {
    occupant: "person",
    name: "Salma",
    bot_name: null,
    level: null,
    mine: true,
    away: false,
    stand_in: false,
    resigned: false,
  };
  const options = (position.view as { options: Record<string, unknown> }).options;
  return { options, seats: Array.from({ length: players }, () => seat) } as unknown as Table;
}

export interface Shown {
  /** What was played, and what was tried though it is not legal. */
  acted: string[];
  tried: string[];
  root: HTMLElement;
  touch: (selector: string) => Promise<void>;
  unmount: () => void;
}

/** A board as the seat of a position has it. */
export function shown(Board: Component<BoardProps>, position: Position, players: number): Shown {
  const [acted, tried]: [string[], string[]] = [[], []];
  const { container, unmount } = render(Board, {
    position,
    steps: [],
    table: tableOf(position, players),
    seat: position.seat ?? 0,
    act: (action: string) => void acted.push(action),
    illegal: (action: string) => void tried.push(action),
    busy: false,
    reducedMotion: true,
    plate: createRawSnippet(() => ({ render: () => "<i></i>" })),
    say: (id: string) => id,
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
