/** An action in words. */
import { seatName } from "../../live/names";
import { kindsNamed } from "../../pieces/nahs/kinds";
import { isolated } from "../../words/lists";
import { language } from "../../words/words.svelte";
import type { Scene } from "../board";
import { readAim, readLay } from "./choices";
import { viewOf } from "./view";

export function actionText(action: string, { position, table, say }: Scene): string {
  const count = viewOf(position).pile.length;
  const lay = readLay(action);
  if (lay) return say(lay.zone === "up" ? "board-action-up" : "kinds-named", { kind: lay.kind, count: lay.count });
  const aim = readAim(action);
  if (aim) {
    const name = isolated(seatName(table.seats[aim.seat]!, say));
    return say(aim.word === "counter" ? "board-action-counter" : "board-give", { name });
  }
  const [what, which = ""] = action.split(" ");
  if (what === "swap") return say("board-action-swap", { kinds: kindsNamed(say, language(), which.split(",")) });
  if (what === "down") return say("board-down", { place: Number(which) });
  return what === "ready" ? say("board-ready") : say(what === "take" ? "board-take" : "board-accept", { count });
}
