/** What travels when something has happened: cards, and the bird. */
import type { Step } from "../../wire";
import type { Card } from "./view";

/** Where things lie: `bank`, `pile`, `hand-SEAT` (a taken card) and `box-SEAT-PLACE`. */
export type Spot = string;

export interface Flight {
  key: string;
  card: Card;
  from: Spot;
  to: Spot;
  /** A Toi flies with its wings. */
  bird: boolean;
  /** It lies face down until it starts. */
  hidden: boolean;
  /** Milliseconds until it starts, and while it flies. */
  after: number;
  lasts: number;
}

const CARD = 320;
const BIRD = 900;

/** The flights of a step; a round's end has none, for its boxes are cleared away at once. */
export function flightsOf(step: Step): Flight[] {
  if (step.events.some(({ event }) => event === "scored")) return [];
  const took = step.events.some(({ event }) => event === "took");
  return step.events.flatMap((event, at) => flightsOfEvent(event, took, `${step.ply}-${at}`));
}

function flightsOfEvent(event: Record<string, unknown>, took: boolean, key: string): Flight[] {
  const seat = Number(event.seat);
  const hand = `hand-${seat}`;
  const source = took ? "pile" : hand;
  const place = (number: unknown): Spot => `box-${seat}-${String(number)}`;
  const card = (value: unknown): Card => (typeof value === "string" ? value : null);
  const sent = (name: string, what: Card, from: Spot, to: Spot, after = 0): Flight => {
    return { key: `${key}-${name}`, card: what, from, to, bird: false, hidden: false, after, lasts: CARD };
  };
  switch (event.event) {
    case "looked":
      return [{ ...sent("card", card(event.card), "bank", hand), hidden: true }];
    case "threw":
      return [sent("card", card(event.card), hand, "pile")];
    case "placed":
      return [
        sent("card", card(event.card), source, place(event.place)),
        { ...sent("thrown", card(event.thrown), place(event.place), "pile", 140), hidden: event.was === "hidden" },
      ];
    case "flew": {
      const bird = { ...sent("bird", "T", place(event.from), place(event.to), 60), bird: true, lasts: BIRD };
      return [
        sent("card", card(event.card), source, place(event.from), 120),
        bird,
        { ...sent("thrown", card(event.thrown), place(event.to), "pile", 60 + BIRD - 200), hidden: true },
      ];
    }
    default:
      return [];
  }
}

/** Points of a bow from one middle to another, for the bird: it rises first and comes down gently. */
export function bow(from: [number, number], to: [number, number], points: number): [number, number][] {
  const height = 60 + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.35;
  return Array.from({ length: points }, (_, at) => {
    const t = at / (points - 1);
    const rise = 4 * t * (1 - t) * height;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - rise];
  });
}
