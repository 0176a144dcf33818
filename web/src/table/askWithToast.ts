import { ask } from "../live/client.svelte";
import type { Answer, RequestBody } from "../live/connection";
import { showToast } from "../toasts.svelte";

export type Asker = (body: RequestBody) => Promise<Answer>;

/** Ask the server; a refusal is shown to the person, with its rule where it has one. */
export function askWithToast(game: () => string): Asker {
  return async (body) => {
    const answer = await ask(body);
    if (answer.type === "refused") {
      showToast(answer.text, "bad", answer.rule ? { game: game(), number: answer.rule } : null);
    }
    return answer;
  };
}
