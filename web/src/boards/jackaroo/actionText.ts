/** An action in words. */
import { seatName } from "../../live/names";
import { isolated } from "../../words/lists";
import type { Scene } from "../board";
import { geometry } from "./geometry";
import { read } from "./plays";
import { playText } from "./prompt";
import { colourOf, mateOf, placesOf, walksOf } from "./walks";
import { viewOf } from "./viewTypes";

export function actionText(action: string, { position, table, seat, say }: Scene): string {
  const { marbles } = viewOf(position);
  const colour = colourOf(marbles, seat);
  const play = read(action, colour, mateOf(marbles.length, colour));
  const name = (of: number): string => isolated(seatName(table.seats[of]!, say));
  if (play.kind === "throw hand") return say("board-do-throw-hand");
  if (play.kind === "throw") return say("board-do-throw", { card: play.card });
  if (play.kind === "stop") {
    return say("board-action", {
      card: play.card,
      action: say("board-do-stop", { name: name((seat + 1) % marbles.length) }),
    });
  }
  const board = geometry(marbles.length, Number(table.options.mouth ?? 2), seat);
  const walks = walksOf(board, placesOf(marbles), seat, colour, play);
  // Who looks back at what others did has no marbles there.
  const wording = { say, board, colour: table.seats[seat]!.mine ? colour : -1, name };
  // It stands in sentences and on buttons.
  const done = playText(wording, play, walks).replace(/\.$/, "");
  return say("board-action", { card: play.card, action: done });
}
