/** An action in words. */
import type { Scene } from "../board";

const FLIGHT = /^(pile )?fly (\d)>(\d)$/;

export function actionText(action: string, { say }: Scene): string {
  const flight = FLIGHT.exec(action);
  if (flight) {
    const ends = { place: Number(flight[2]), to: Number(flight[3]) };
    return say(flight[1] ? "board-deed_pile_fly" : "board-deed_fly", ends);
  }
  const [what, first, second] = action.split(" ") as [string, string | undefined, string | undefined];
  const place = Number(first);
  if (what === "open") return say("board-deed_open", { first: place, second: Number(second) });
  if (what === "bank") return say("board-deed_bank");
  if (what === "pile") return say("board-deed_pile", { place });
  if (what === "place") return say("board-deed_place", { place });
  return first === undefined ? say("board-deed_throw_only") : say("board-deed_throw", { place });
}
