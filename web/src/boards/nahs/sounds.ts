import type { Sound } from "../../sounds";

/** What is heard when something happens, by the event's name. */
export const sounds: Record<string, Sound> = {
  swapped: "card",
  led: "card",
  laid: "card",
  turned: "card",
  gave: "card",
  countered: "card",
  accepted: "draw",
  took: "draw",
  misfit: "draw",
  drew: "draw",
  lifted: "draw",
  burned: "burn",
  burned_four: "burn",
  stage: "shuffle",
};
