/** What travels on the board when something happened, as pairs of spots. */
import type { CardMove } from "../../pieces/cards/spots";
import type { Step } from "../../wire";

/** A sign that appears at a seat for a moment. */
export interface Flash {
  seat: number;
  figure: string;
}

/** So many cards of one draw are seen travelling; more would only take time. */
const MOST_DRAWN = 6;

type Event = Step["events"][number];

function handOf(seat: number, own: number): string {
  return seat === own ? "hand" : `seat-${seat}`;
}

function laid(seat: number, card: string, own: number): CardMove {
  return { card, from: seat === own ? `card-${card}` : `seat-${seat}`, to: "pile" };
}

function movesOfEvent(event: Event, own: number): CardMove[] {
  const seat = Number(event.seat);
  switch (event.event) {
    case "laid":
      return [laid(seat, String(event.card), own)];
    case "threw":
    case "broke":
    case "broke_combination":
      return [laid(seat, "break", own)];
    case "answered":
      return [laid(seat, `${event.colour}+`, own), laid(seat, `${event.colour}3`, own)];
    case "drew":
    case "paid":
    case "forgot":
    case "risen":
      return Array.from({ length: Math.min(Number(event.number), MOST_DRAWN) }, () => ({
        card: null,
        from: "draw",
        to: handOf(seat, own),
      }));
    case "reshuffled":
      return [{ card: null, from: "pile", to: "draw" }];
    default:
      return [];
  }
}

/** The cards that travel in these steps, in order. */
export function movesOf(steps: readonly Step[], own: number): CardMove[] {
  return steps.flatMap((step) => step.events.flatMap((event) => movesOfEvent(event, own)));
}

/** The signs shown at seats: who is stopped, who speaks up, who is caught. */
export function flashesOf(steps: readonly Step[]): Flash[] {
  return steps.flatMap((step) =>
    step.events.flatMap((event): Flash[] => {
      if (event.event === "stopped") return [{ seat: Number(event.target), figure: "stop" }];
      if (event.event === "last_card") return [{ seat: Number(event.seat), figure: "bell" }];
      if (event.event === "caught") return [{ seat: Number(event.target), figure: "bell" }];
      if (event.event === "forgot") return [{ seat: Number(event.seat), figure: "bell" }];
      return [];
    }),
  );
}
