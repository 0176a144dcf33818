import type { Sound } from "../../sounds";

/** What is heard when something happens, by the event's name. */
export const sounds: Record<string, Sound> = {
  laid: "card",
  threw: "card",
  broke: "card",
  broke_combination: "card",
  answered: "card",
  drew: "draw",
  paid: "draw",
  forgot: "draw",
  reshuffled: "shuffle",
  last_card: "bell",
  round_begins: "shuffle",
};
