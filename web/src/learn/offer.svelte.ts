import { untrack } from "svelte";

import { sitsAlone } from "../table/hints";
import type { Situation } from "../table/situation";
import { canTeach } from "./course";
import { mayOffer, noteOffered } from "./progress.svelte";

/** Whether somebody at a table is asked if they want to learn: at the beginning of their first match, where nobody waits for them. */
export class LessonOffer {
  readonly #now: () => Situation;
  /** The ply at which the page came to the table. */
  #first: number | null = null;

  /** To be made while a component is. */
  constructor(now: () => Situation) {
    this.#now = now;
    $effect(() => {
      const { position, table } = now();
      if (!position) return;
      this.#first ??= position.ply;
      // Who has played a round without it does not want it.
      if (position.ply > this.#first + table.seats.length) untrack(() => noteOffered(table.game));
    });
  }

  readonly isOpen = $derived.by(() => {
    const { table, seat, position } = this.#now();
    if (seat === null || !position || position.outcome || table.status !== "playing") return false;
    return position.ply <= table.seats.length && sitsAlone(table) && mayOffer(table.game) && canTeach(table.game);
  });
}
