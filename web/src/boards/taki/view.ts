import type { View } from "./viewTypes";

export { type View, viewOf } from "./viewTypes";

export type Phase = View["phase"];
