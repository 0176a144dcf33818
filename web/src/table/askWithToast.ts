import { ask } from "../live/client.svelte";
import type { Answer, Asked } from "../live/connection";
import { notify } from "../toasts.svelte";

export type Asker = (asked: Asked) => Promise<Answer>;

/** Ask the house; a refusal is shown to the person, with its rule where it has one. */
export function askAloud(game: () => string): Asker {
  return async (asked) => {
    const answer = await ask(asked);
    if (answer.is === "refused") {
      notify(answer.text, "bad", answer.rule ? { game: game(), number: answer.rule } : null);
    }
    return answer;
  };
}
