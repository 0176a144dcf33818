/** An action in words. */
import type { Scene } from "../board";

const FLIGHT = /^(pile )?fly (\d)>(\d)$/;

export function actionText(action: string, { say }: Scene): string {
  const flight = FLIGHT.exec(action);
  if (flight) {
    const ends = { place: Number(flight[2]), to: Number(flight[3]) };
    return say(flight[1] ? "board-action_pile_fly" : "board-action_fly", ends);
  }
  const [what = "", first, second] = action.split(" ");
  const place = Number(first);
  if (what === "open") return say("board-action_open", { first: place, second: Number(second) });
  if (what === "bank") return say("board-action_bank");
  if (what === "pile") return say("board-action_pile", { place });
  if (what === "place") return say("board-action_place", { place });
  return first === undefined ? say("board-action_throw_only") : say("board-action_throw", { place });
}
