import type { View } from "./viewTypes";

export { type View, viewOf } from "./viewTypes";

export type Phase = View["phase"];

/** What stands on the pile, for the words beside it: looking through 9s and BUs, nothing where anything goes. */
export function standing(pile: readonly string[]): string | null {
  const solid = pile.filter((kind) => kind !== "9" && kind !== "bu").at(-1);
  if (solid !== undefined) return solid === "0" ? null : solid;
  return pile.includes("9") ? "9" : null;
}
