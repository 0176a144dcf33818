import type { Sound } from "../../sounds";

/** What is heard when something happens, by the event's name. */
export const sounds: Record<string, Sound> = {
  opened_two: "card",
  took: "card",
  looked: "draw",
  placed: "card",
  threw: "card",
  opened: "card",
  flew: "wings",
  new_bank: "shuffle",
  dealt: "shuffle",
  closed: "bell",
};
