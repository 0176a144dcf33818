import type { Sound } from "../../sounds";

/** What is heard when something happens, by the event's name. */
export const sounds: Record<string, Sound> = {
  dropped: "marble",
  moved: "marble",
  entered: "marble",
  swapped: "marble",
  killed: "clash",
  stopped: "card",
  lost_card: "card",
  paid_stop: "card",
  threw: "card",
  threw_hand: "card",
  dealt: "shuffle",
};
