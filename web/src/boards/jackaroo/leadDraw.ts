/** The draw for the lead, as it is told before the first play. */
import type { Step } from "../../wire";

export interface Drawn {
  seat: number;
  card: string;
  /** Whether nobody drew higher in this round. */
  best: boolean;
}

export interface Draw {
  /** Each round's cards; only those who tied draw again. */
  rounds: Drawn[][];
  leader: number;
  /** Who plays first. */
  first: number;
}

/** The draw, where these steps tell it; in a rematch somebody leads without one. */
export function drawOf(steps: readonly Step[]): Draw | null {
  const events = steps.filter((step) => step.ply === 0).flatMap((step) => step.events);
  const lead = events.find(({ event }) => event === "leads" || event === "leads_next_plays");
  const rounds: Drawn[][] = [];
  for (const { event, seat, card, round } of events) {
    if (event === "drew")
      (rounds[Number(round) - 1] ??= []).push({ seat: Number(seat), card: String(card), best: false });
  }
  if (!lead || !rounds.length) return null;
  const leader = Number(lead.seat);
  for (const drawn of rounds) {
    // The leader was among the highest of every round.
    const highest = drawn.find((one) => one.seat === leader)?.card;
    for (const one of drawn) one.best = one.card === highest;
  }
  return { rounds, leader, first: Number(lead.target) };
}
