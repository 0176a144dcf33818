import type { Position } from "../../wire";
import type { Choices } from "./choices";
import type { View } from "./view";

/** A message of the catalogue with what it tells: a seat whose name, a kind whose name, a number of cards. */
export interface Prompt {
  id: string;
  seat?: number;
  kind?: string;
  count?: number;
}

/** What is being chosen on the way to an action. */
export type Choosing = { step: "count" | "aim"; kind: string } | { step: "partner" } | null;

/** The one line that says what is wanted now. */
export function promptFor(
  position: Position,
  view: View,
  choices: Choices,
  choosing: Choosing,
  isAsked: boolean,
): Prompt {
  if (view.phase === "over" || position.outcome) return { id: "board-over" };
  const mine = isAsked && position.legal.length > 0;
  if (view.phase === "exchange") return exchange(position, choosing, mine);
  if (mine && choosing?.step === "count") return { id: "board-how-many", kind: choosing.kind };
  if (mine && (choosing?.step === "aim" || choices.found)) return { id: "board-aim" };
  if (view.phase === "asked" && view.asked !== null) {
    const id = !mine
      ? "board-wait-asked"
      : choices.hand.size + choices.up.size > 0
        ? "board-asked-counter"
        : "board-asked";
    return { id, seat: mine ? (view.turn ?? view.asked) : view.asked, count: view.pile.length };
  }
  return mine ? wanted(view, choices) : { id: "board-wait", seat: view.turn ?? 0 };
}

function exchange(position: Position, choosing: Choosing, mine: boolean): Prompt {
  if (!mine) return { id: position.seat === null ? "board-wait-exchange" : "board-chosen" };
  return { id: choosing?.step === "partner" ? "board-partner" : "board-exchange" };
}

function wanted(view: View, choices: Choices): Prompt {
  if (view.must_lead !== null) return { id: "board-lead", kind: view.must_lead };
  if (choices.down.size > 0) return { id: "board-turn-down" };
  if (choices.hand.size + choices.up.size === 0) return { id: "board-must-take", count: view.pile.length };
  return { id: choices.up.size > 0 ? "board-play-up" : "board-play" };
}
