/** The one line that says what is wanted now. */
import type { Position } from "../../wire";
import type { Say } from "../board";
import { resignationText } from "../resignation";
import type { Made } from "./choices";
import type { Card, View } from "./view";

export interface Situation {
  position: Position;
  view: View;
  seat: number;
  made: Made;
  /** The card taken, where it is known. */
  hand: Card;
  /** Whether touching does anything, and whether this seat is asked at all. */
  open: boolean;
  asked: boolean;
  name: (seat: number) => string;
  say: Say;
}

export function promptFor({ position, view, seat, made, hand, open, asked, name, say }: Situation): string {
  if (position.outcome) {
    const viewer = position.seat === null ? null : seat;
    return resignationText(position.outcome, viewer, name, say) ?? ended(position.outcome.places, viewer, name, say);
  }
  if (view.phase === "open") {
    if (!asked || position.window?.answered || view.has_chosen[seat]) return say("board-others_choose");
    return say(made.step === "first" ? "board-choose_second" : "board-choose_two");
  }
  if (!asked) {
    const player = name(view.turn ?? 0);
    return say(view.phase === "bank" ? "board-others_look" : "board-others_turn", { player });
  }
  if (!open) return "";
  if (made.step === "throw") return say("board-wants_open");
  if (made.step === "toi") return say("board-wants_toi");
  if (made.step === "fly") return say("board-wants_landing");
  if (made.step === "pile") return say("board-wants_place", { card: hand ?? "" });
  if (view.phase === "bank") return say("board-wants_use", { card: hand ?? "" });
  return say("board-wants_card");
}

function ended(places: readonly number[], seat: number | null, name: (seat: number) => string, say: Say): string {
  const first = places.flatMap((place, each) => (place === 1 ? [each] : []));
  if (first.length > 1) return say(seat !== null && first.includes(seat) ? "board-you_share" : "board-shared");
  return first[0] === seat ? say("board-you_won") : say("board-won", { player: name(first[0]!) });
}
