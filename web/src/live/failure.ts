import { say } from "../words/words.svelte";

/** Why something could not be done: in the server's own words, or what is usually the matter. */
export function failureText(error: unknown, usual: "wrong-text" | "wrong-offline" = "wrong-text"): string {
  return (error instanceof Error && error.message) || say(usual);
}
