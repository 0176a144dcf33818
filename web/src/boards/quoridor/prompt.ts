/** The one line that says what is wanted now. */
import type { Position } from "../../wire";
import type { Say } from "../board";
import { resignationText } from "../resignation";
import { type Offer, winners } from "./view";

export interface Situation {
  position: Position;
  seat: number;
  offer: Offer;
  /** Fences in hand. */
  left: number;
  /** Whether this seat is asked at all. */
  isAsked: boolean;
  /** Who is asked, while the match lasts. */
  asked: number | null;
  fencing: boolean;
  /** A fence that waits to be confirmed, whether it may lie there, and if not, why. */
  waiting: { fence: string; good: boolean; why: string | null } | null;
  name: (seat: number) => string;
  say: Say;
}

export function promptFor(now: Situation): string {
  const { position, seat, offer, left, isAsked, asked, fencing, waiting, name, say } = now;
  if (position.outcome) {
    const viewer = position.seat === null ? null : seat;
    return resignationText(position.outcome, viewer, name, say) ?? ended(position.outcome.places, viewer, name, say);
  }
  if (!isAsked) return asked === null ? "" : say("board-others_turn", { player: name(asked) });
  if (offer.pass) return say("board-must_pass");
  if (waiting?.good) return say("board-confirm", { fence: waiting.fence });
  if (waiting) return waiting.why ?? say("board-not_there", { fence: waiting.fence });
  if (fencing) return say("board-choose_groove");
  return say("board-your_turn", { left });
}

function ended(places: readonly number[], seat: number | null, name: (seat: number) => string, say: Say): string {
  const first = winners(places);
  if (first.length === 0) return say("board-draw");
  if (seat !== null && first.includes(seat)) return say("board-you_won");
  if (first.length === 1) return say("board-won", { player: name(first[0]!) });
  return say("board-team_won", { player: name(first[0]!), partner: name(first[1]!) });
}
