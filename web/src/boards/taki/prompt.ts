import type { Position } from "../../wire";
import type { Choices } from "./choices";
import type { View } from "./view";

/** A message of the catalogue with its arguments; `name` is the number of the seat whose name is told. */
export interface Prompt {
  id: string;
  seat?: number;
  number?: number;
}

/** The one line that says what is wanted now. */
export function promptFor(position: Position, view: View, choices: Choices, naming: boolean): Prompt {
  if (view.phase === "over" || position.outcome) return { id: "board-over" };
  if (naming) return { id: "board-name-colour" };
  if (view.phase === "asked") return asked(position, view, choices);
  if (view.turn === position.seat && position.legal.length > 0) return wanted(view);
  if (choices.last) return { id: "board-owe" };
  return view.turn === null ? { id: "board-over" } : { id: "board-wait", seat: view.turn };
}

function asked(position: Position, view: View, choices: Choices): Prompt {
  const seat = view.turn ?? 0;
  if (choices.pass) return { id: `board-asked${view.pile.at(-1) === "+3" ? "" : "-combination"}${either(view)}`, seat };
  if (position.seat === seat) return { id: "board-others-asked" };
  return position.window?.answered ? { id: "board-answered" } : { id: "board-being-asked", seat };
}

/** Whether a +3 and a combination answer each other at this table (T-24), as the end of a message's name. */
function either(view: View): "" | "-either" {
  return view.options.cross_answers === "yes" ? "-either" : "";
}

function wanted(view: View): Prompt {
  if (view.penalty > 0) return { id: "board-penalty", number: view.penalty };
  return { id: `board-${view.phase}` };
}
