/** How marbles travel when something has happened: for each of them one timeline of points. */
import type { GameEvent } from "../../eventText";
import { type Box, centred, type Flight } from "../../pieces/cards/spots";
import type { Step } from "../../wire";
import { bend, type Geometry, type Marble, named, type Place, type Point, pointOf } from "./geometry";
import { between } from "./walks";

export interface Frame extends Point {
  /** Milliseconds from the beginning. */
  at: number;
  /** How much larger it is drawn: a marble in the air is nearer to the eye. */
  scale: number;
}

export interface Motion {
  journeys: Map<Marble, Frame[]>;
  /** Cards on their way to the pile. */
  cards: { seat: number; card: string; at: number }[];
  /** Where a marble was killed. */
  hits: { point: Point; at: number }[];
  lasts: number;
}

/** A card is on its way before its marble sets out. */
const CARD = 180;
const CELL = 55;
const FLIGHT = 320;
const PAUSE = 120;
/** After a long absence only the newest steps are shown. */
const MOST = 4;

/** What of an event moves something; a text that it does not have is empty. */
function motionEvent(event: GameEvent) {
  const text = (key: string) => String(event[key] ?? "");
  const marbles: Record<"marble" | "other", Marble> = { marble: text("marble"), other: text("other") };
  const places = { from: text("from"), to: text("to"), otherTo: text("other_to"), at: text("at") };
  return {
    event: event.event,
    seat: Number(event.seat),
    card: text("card"),
    spent: spentIn(event),
    ...marbles,
    ...places,
  };
}

/** The motion of steps, one after the other. */
export function motionOf(board: Geometry, steps: readonly Step[]): Motion {
  const motion: Motion = { journeys: new Map(), cards: [], hits: [], lasts: 0 };
  for (const { events } of steps.filter((step) => step.ply > 0).slice(-MOST)) {
    if (motion.lasts > 0) motion.lasts += PAUSE;
    let walk: { start: number; pace: number; through: Place[] } = { start: 0, pace: 0, through: [] };
    const begun = motion.lasts;
    let laid = false;
    for (const event of events.map(motionEvent)) {
      const { marble } = event;
      const seat = marble ? named(marble).seat : 0;
      const from = event.from ? readPlace(event.from) : "";
      const spent = event.event === "killed" || event.event === "entered" ? [] : event.spent;
      if (spent.length > 0 && !(laid && event.event === "moved")) {
        for (const card of spent) motion.cards.push({ seat: event.seat, card, at: motion.lasts });
        laid = true;
        motion.lasts += CARD;
      }
      if (event.event === "moved") {
        const through = between(board, seat, from, readPlace(event.to), event.card === "4");
        const pace = Math.min(CELL, 560 / through.length);
        walk = { start: motion.lasts, pace, through };
        go(
          motion,
          marble,
          [from, ...through].map((place) => pointOf(board, marble, place)),
          pace,
        );
      } else if (event.event === "dropped") {
        walk = { start: motion.lasts, pace: 0, through: [] };
        fly(motion, marble, pointOf(board, marble, "grave"), pointOf(board, marble, readPlace(event.to)));
      } else if (event.event === "killed") {
        const step = walk.through.indexOf(readPlace(event.at)) + 1;
        const hit = step > 0 ? walk.start + step * walk.pace : motion.lasts;
        const point = pointOf(board, marble, readPlace(event.at));
        motion.hits.push({ point, at: hit });
        fly(motion, marble, point, pointOf(board, marble, "grave"), hit);
      } else if (event.event === "swapped") {
        const [one, other] = [readPlace(event.otherTo), readPlace(event.to)];
        const start = motion.lasts;
        fly(motion, marble, pointOf(board, marble, one), pointOf(board, marble, other), start);
        fly(motion, event.other, pointOf(board, event.other, other), pointOf(board, event.other, one), start);
      }
    }
    if (motion.lasts === begun) motion.lasts += PAUSE;
  }
  return motion;
}

/** A place as events tell it, `37` or `B2`, as the view does. */
export function readPlace(place: string): Place {
  return place.startsWith("B") ? `base ${place.slice(1)}` : `ring ${place}`;
}

function spentIn({ card, cards }: GameEvent): string[] {
  if (cards) return String(cards).split(" ");
  return card ? [String(card)] : [];
}

/** The cards of a motion on their way to the pile: one's own from the hand, the others' from where they sit. */
export function cardFlights({ cards }: Motion, spots: ReadonlyMap<string, Box>, pile: Box, own: number): Flight[] {
  return cards.flatMap(({ seat, card, at }) => {
    const start = (seat === own ? spots.get(`hand-${card}`) : undefined) ?? spots.get(`seat-${seat}`);
    return start ? [{ card, from: centred(start, pile), to: pile, delay: at }] : [];
  });
}

/** Cell by cell. */
function go(motion: Motion, marble: Marble, points: readonly Point[], pace: number): void {
  const start = motion.lasts;
  motion.lasts = start + pace * (points.length - 1);
  add(
    motion,
    marble,
    points.map(({ x, y }, i) => ({
      x,
      y,
      at: start + i * pace,
      scale: i % 2 === 1 && i < points.length - 1 ? 1.12 : 1,
    })),
  );
}

/** Along a short arc, through the air. */
function fly(motion: Motion, marble: Marble, from: Point, to: Point, start = motion.lasts): void {
  const points = arc(from, to);
  const last = points.length - 1;
  add(
    motion,
    marble,
    points.map(({ x, y }, i) => ({
      x,
      y,
      at: start + (FLIGHT * i) / last,
      scale: 1 + 0.5 * Math.sin((Math.PI * i) / last),
    })),
  );
  motion.lasts = Math.max(motion.lasts, start + FLIGHT);
}

/** A bent line between two points, to the left of the way. */
export function arc(from: Point, to: Point): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const by = { x: (from.x + to.x) / 2 + dy * 0.22, y: (from.y + to.y) / 2 - dx * 0.22 };
  return bend(from, by, to);
}

function add(motion: Motion, marble: Marble, frames: Frame[]): void {
  motion.journeys.set(marble, [...(motion.journeys.get(marble) ?? []), ...frames]);
}
