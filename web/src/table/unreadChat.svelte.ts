import { untrack } from "svelte";

import { settings } from "../settings.svelte";
import { play as playSound } from "../sounds";
import type { ChatMessage } from "../wire";
import { unmuted } from "./people";

export interface Chat {
  lines: readonly ChatMessage[];
  /** Whether it can be read now. */
  isShown: boolean;
}

/** How much others have said that was not read yet; each line is heard as it comes. */
export class UnreadChat {
  readonly #now: () => Chat;
  #read = $state(0);
  #heard = 0;

  /** To be made while a component is: it listens as long as that is there. What was said before is read. */
  constructor(now: () => Chat) {
    this.#now = now;
    this.#read = this.#heard = untrack(() => now().lines.length);
    $effect(() => {
      const { lines, isShown } = this.#now();
      if (isShown) this.#read = lines.length;
    });
    $effect(() => {
      const { lines } = this.#now();
      const isNew = byOthers(lines.slice(this.#heard)).length > 0;
      this.#heard = lines.length;
      if (isNew && settings().sound) playSound("chat");
    });
  }

  readonly count = $derived.by(() => byOthers(this.#now().lines.slice(this.#read)).length);
}

/** What others have said whom one wants to hear. */
function byOthers(lines: readonly ChatMessage[]): ChatMessage[] {
  return unmuted(lines).filter((line) => !line.mine);
}
