import type { Sound } from "../../sounds";

/** What is heard when something happens, by the event's name. */
export const sounds: Record<string, Sound> = {
  moved: "wood",
  jumped: "wood",
  arrived: "wood",
  fence: "fence",
};
