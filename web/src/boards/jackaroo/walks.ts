/** What a legal play does to the marbles, cell by cell: for previews, and for marbles on their way. */
import { mod, nameOf, named, type Geometry, type Marble, type Place } from "./geometry";
import type { Play } from "./plays";

export type Places = Record<Marble, Place>;

/** One marble's way, with whom it sends back to the graveyard. */
export interface Walk {
  marble: Marble;
  from: Place;
  /** Every place it comes to, the last one being where it stays. */
  through: Place[];
  kills: { marble: Marble; at: Place }[];
}

/** Where all marbles are, from a view's rows. */
export function placesOf(rows: readonly (readonly Place[])[]): Places {
  return Object.fromEntries(rows.flatMap((row, seat) => row.map((place, number) => [nameOf(seat, number), place])));
}

/** The teammate's seat; with two players one's own. */
export function mateOf(players: number, seat: number): number {
  return players === 2 ? seat : (seat + players / 2) % players;
}

/** The seat whose marbles a seat plays: its own, or its teammate's when its four are in. */
export function colourOf(rows: readonly (readonly Place[])[], seat: number): number {
  return rows[seat]!.every((place) => place.startsWith("base")) ? mateOf(rows.length, seat) : seat;
}

/** The walks of a seat's legal play, in order; none for a stop or a throw. */
export function walksOf(board: Geometry, places: Places, seat: number, colour: number, play: Play): Walk[] {
  if (play.kind === "drop") return [dropped(board, places, colour)];
  if (play.kind === "swap") return swapped(places, play.marbles);
  if (play.kind !== "walk") return [];
  const walks: Walk[] = [];
  let now = places;
  for (const { marble, steps } of play.parts) {
    const mover = named(marble).seat;
    const enters = play.card !== "5" || mover === seat || mover === mateOf(board.players, seat);
    const walk = walked(board, now, marble, steps, enters, play.card === "K");
    walks.push(walk);
    now = after(now, [walk]);
  }
  return walks;
}

/** Where the marbles are after walks. */
export function after(places: Places, walks: readonly Walk[]): Places {
  const now = { ...places };
  for (const { marble, through, kills } of walks) {
    for (const killed of kills) now[killed.marble] = "grave";
    now[marble] = through.at(-1)!;
  }
  return now;
}

/** The places between two, as a marble goes; `back` is the way of a 4. */
export function between(board: Geometry, seat: number, from: Place, to: Place, back = false): Place[] {
  const through: Place[] = [];
  let here = from;
  while (here !== to && through.length <= board.length) {
    here = step(board, seat, here, back, to.startsWith("base"));
    through.push(here);
  }
  return through;
}

function step(board: Geometry, seat: number, place: Place, back: boolean, enters: boolean): Place {
  const [area, number] = place.split(" ");
  const cell = Number(number);
  if (area === "base") return `base ${cell + 1}`;
  if (back) return `ring ${mod(cell - 1, board.length)}`;
  return enters && cell === board.mouths[seat] ? "base 1" : `ring ${(cell + 1) % board.length}`;
}

function walked(board: Geometry, places: Places, marble: Marble, steps: number, enters: boolean, king: boolean): Walk {
  const { seat } = named(marble);
  const through: Place[] = [];
  let here = places[marble]!;
  for (let i = 0; i < Math.abs(steps); i++) {
    here = step(board, seat, here, steps < 0, enters);
    through.push(here);
  }
  const deadly = king ? through : through.slice(-1);
  return { marble, from: places[marble]!, through, kills: deadly.flatMap((place) => standing(places, place, marble)) };
}

function dropped(board: Geometry, places: Places, colour: number): Walk {
  const marble = [0, 1, 2, 3].map((n) => nameOf(colour, n)).find((name) => places[name] === "grave")!;
  const home = `ring ${board.homes[colour]!}`;
  return { marble, from: "grave", through: [home], kills: standing(places, home, marble) };
}

function swapped(places: Places, [one, other]: [Marble, Marble]): Walk[] {
  return [
    { marble: one, from: places[one]!, through: [places[other]!], kills: [] },
    { marble: other, from: places[other]!, through: [places[one]!], kills: [] },
  ];
}

/** Who stands on a ring cell; nothing in a base is ever killed. */
function standing(places: Places, at: Place, mover: Marble): Walk["kills"] {
  if (!at.startsWith("ring")) return [];
  const there = Object.keys(places).filter((marble) => marble !== mover && places[marble] === at);
  return there.map((marble) => ({ marble, at }));
}
