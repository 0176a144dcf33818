import { untrack } from "svelte";

import type { Say } from "../boards/board";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { play as playSound } from "../sounds";
import { announce } from "../toasts.svelte";
import type { Outcome, TableView } from "../wire";
import { listed } from "../words/lists";
import { language } from "../words/words.svelte";
import { mySeats } from "./activeSeat";
import { rematchOf } from "./rematch";
import { winners } from "./standings";

/** The last move is watched to its end first. */
const WATCHED = 900;

export interface Ended {
  table: TableView;
  /** Null while the match goes on. */
  outcome: Outcome | null;
  names: readonly string[];
  say: Say;
  /** Whether something beside the board covers it: the menu, the chat. */
  isCovered: boolean;
}

/** The sheet with the result: when it opens, and what follows from it. */
export class ResultSheet {
  readonly #now: () => Ended;
  #isSeen = $state(false);
  isOpen = $state(false);

  /** To be made while a component is: it opens the sheet, and goes on to the next match, as long as that is there. */
  constructor(now: () => Ended) {
    this.#now = now;
    $effect(() => {
      if (!this.#now().outcome || this.#isSeen) return;
      const timer = setTimeout(() => this.#show(), WATCHED);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.#isRematchWished) untrack(() => this.#tellWish());
    });
    $effect(() => {
      const { table } = this.#now();
      const next = rematchOf(table).mine ? table.next : null;
      // Going reads where the page is, and changes it.
      if (next) untrack(() => go(`/table/${next}`));
    });
  }

  /** Nobody where it is a draw, which crowns nobody. */
  readonly winners = $derived.by((): number[] => {
    const { outcome } = this.#now();
    return outcome ? winners(outcome) : [];
  });

  /** Whether the result was seen and put away. */
  readonly isPutAway = $derived.by(() => this.#now().outcome !== null && this.#isSeen && !this.isOpen);

  readonly #isRematchWished = $derived.by(() => {
    const { table } = this.#now();
    return table.rematch.length > 0 && !rematchOf(table).mine && mySeats(table).length > 0;
  });

  #show(): void {
    this.#isSeen = true;
    this.isOpen = true;
    const isWon = mySeats(this.#now().table).some((mine) => this.winners.includes(mine));
    if (settings().sound) playSound(isWon ? "won" : "over");
  }

  /** Whoever reads or writes beside the board must not miss that the others want another match. */
  #tellWish(): void {
    const { table, names, say, isCovered } = this.#now();
    if (this.#isSeen && isCovered) this.isOpen = true;
    const others = table.rematch.map((seat) => names[seat]!);
    announce(say("over-wants", { names: listed(language(), others) }));
  }
}
