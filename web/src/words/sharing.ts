import { language } from "./words.svelte";

/** The whole address of a place in this page, to pass on: where it is shown, it speaks the language of who sent it. */
export function sharedLink(path: string): string {
  const link = new URL(path, location.href);
  // English is what is shown anyway.
  if (language() !== "en") link.searchParams.set("lang", language());
  return link.href;
}
