/** An action in words. */
import { seatName } from "../../live/names";
import { cardWords } from "../../pieces/taki/cards";
import { isolated } from "../../words/lists";
import type { Scene } from "../board";
import { viewOf } from "./view";

const PLAIN: Record<string, string> = {
  close: "board-close",
  open: "board-open",
  end: "board-end",
  pass: "board-pass",
  "last!": "board-last",
};

export function actionText(action: string, { position, table, say }: Scene): string {
  const [what = "", which] = action.split(":");
  if (what === "draw") return say("board-draw", { number: Math.max(1, viewOf(position).penalty) });
  if (what === "catch") return say("board-catch", { name: isolated(seatName(table.seats[Number(which) - 1]!, say)) });
  if (what === "combo") return say("board-combo", { colour: which ?? "" });
  if (PLAIN[what]) return say(PLAIN[what]);
  const words = cardWords(what);
  return which === undefined ? say("board-card", words) : say("board-action-colour", { ...words, colour: which });
}
