/** Where the keyboard was on a board, so that it can go on there when the touched thing has gone. */

export interface FocusKeeper {
  /** Before something on the board may go away. */
  note: () => void;
  /** Afterwards: if the focused thing has gone, its neighbour is focused instead. */
  restore: () => void;
}

/** The cards in the hand, or with an empty hand those on the table. */
function things(board: HTMLElement): HTMLElement[] {
  const held = board.querySelectorAll<HTMLElement>('[data-spot="hand"] [data-rove]');
  return [...(held.length ? held : board.querySelectorAll<HTMLElement>("[data-rove]"))];
}

export function focusKeeper(boardNow: () => HTMLElement | undefined): FocusKeeper {
  let at: number | null = null;
  return {
    note() {
      const [board, focused] = [boardNow(), document.activeElement];
      if (!board || !focused || focused === document.body) return;
      at = board.contains(focused)
        ? Math.max(
            0,
            things(board).findIndex((thing) => thing === focused),
          )
        : null;
    },
    restore() {
      const board = boardNow();
      if (!board || at === null || document.activeElement !== document.body) return;
      const all = things(board);
      all[Math.min(at, all.length - 1)]?.focus({ preventScroll: true });
    },
  };
}
