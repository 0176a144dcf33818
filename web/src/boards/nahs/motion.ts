/** What travels on the board when something happened, as pairs of spots; and how the cat takes it. */
import type { GameEvent } from "../../eventText";
import type { CardMove } from "../../pieces/cards/spots";
import type { Mood } from "../../pieces/nahs/Cat.svelte";
import type { Step } from "../../wire";

/** So many cards of a taken pile are seen travelling. */
const MOST_TAKEN = 5;

/** The kinds that an event tells of. */
function kindsIn({ kinds }: GameEvent): string[] {
  return Array.isArray(kinds) ? kinds.map(String) : [];
}

function handOf(seat: number, own: number): string {
  return seat === own ? "hand" : `seat-${seat}`;
}

function laid(event: GameEvent, own: number): CardMove[] {
  // A face-down card has already travelled when it was turned.
  if (event.zone === "down") return [];
  const [seat, kind] = [Number(event.seat), String(event.kind)];
  const from = seat === own ? `${String(event.zone)}-${kind}` : `seat-${seat}`;
  return Array.from({ length: Number(event.count) }, () => ({ card: kind, from, to: "pile" }));
}

function takeIt(event: GameEvent, own: number): CardMove[] {
  const seat = Number(event.seat);
  if (event.zone === "down") return [];
  const zone = event.zone === "up" ? "up" : "hand";
  return [{ card: "ti", from: seat === own ? `${zone}-ti` : `seat-${seat}`, to: "pile" }];
}

function movesOfEvent(event: GameEvent, own: number, pile: readonly string[]): CardMove[] {
  const seat = Number(event.seat);
  switch (event.event) {
    case "led":
    case "laid":
      return laid(event, own);
    case "turned":
      return [
        {
          card: String(event.kind),
          from: seat === own ? `down-${Number(event.place) - 1}` : `seat-${seat}`,
          to: "pile",
        },
      ];
    case "gave":
    case "countered":
      return takeIt(event, own);
    case "took":
    case "accepted":
    case "misfit":
      return pile.slice(-MOST_TAKEN).map((card) => ({ card, from: "pile", to: handOf(seat, own) }));
    case "lifted":
      return kindsIn(event).map((card) => ({ card, from: "pile-low", to: "pile" }));
    case "drew":
      return Array.from({ length: Math.min(Number(event.count), 3) }, () => ({
        card: null,
        from: "draw",
        to: handOf(seat, own),
      }));
    default:
      return [];
  }
}

/** The cards that travel in these steps; `pile` is how it lay before. */
export function movesOf(steps: readonly Step[], own: number, pile: readonly string[]): CardMove[] {
  return steps.flatMap((step) => step.events.flatMap((event) => movesOfEvent(event, own, pile)));
}

/** How many cards burnt in these steps. */
export function burntIn(steps: readonly Step[]): number {
  const burns = steps
    .flatMap((step) => step.events)
    .filter(({ event }) => event === "burned" || event === "burned_four");
  return burns.reduce((sum, { count }) => sum + Number(count), 0);
}

/** A burn startles the cat; whoever must take makes it gloat. */
export function moodAfter(steps: readonly Step[]): Mood {
  const names = steps.flatMap((step) => step.events.map(({ event }) => event));
  if (names.some((name) => name === "burned" || name === "burned_four")) return "startled";
  const gloats = ["took", "accepted", "misfit", "jinx"];
  return names.some((name) => gloats.includes(String(name))) ? "gloating" : "watching";
}
