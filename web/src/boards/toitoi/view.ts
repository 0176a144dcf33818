import type { View } from "./viewTypes";

export { type View, viewOf } from "./viewTypes";

/** A number as text, `T` for a Toi, null where it is not known. */
export type Card = View["held"];
/** A place of a box: its card, and whether it lies open. */
export type Cell = View["boxes"][number][number];
