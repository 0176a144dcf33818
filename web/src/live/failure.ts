import { say } from "../words/words.svelte";
import { ApiError } from "./api";

/** Why something could not be done: in the server's own words, or what is usually the matter. */
export function failureText(error: unknown, usual: "wrong-text" | "wrong-offline" = "wrong-text"): string {
  const isOffline = error instanceof ApiError && error.code === "offline";
  return (error instanceof Error && error.message) || say(isOffline ? "wrong-offline" : usual);
}
