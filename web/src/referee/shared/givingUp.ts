// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { Game } from "../shared/game";

export const GIVEN_UP = -1;

export const GIVE_UP = "resign";

/** The seats that win together; partners sit opposite each other. */
export function sides(game: Game): number[][] {
  const count = py.div(game.players, game.definition.side(game.options));
  return py.range(count).map((first) => py.range(first, game.players, count));
}

/** The places at the end: as played (None: nobody had won), but who gave up comes last, whoever did so first at the very end; a side that gave up shares its place. */
export function ranked(game: Game, places: null | number[], given_up: number[]): number[] {
  let when: Map<number, number> = new Map(py.enumerate(given_up).map(([number, seat]): [number, number] => [seat, number]));
  for (const side of sides(game)) {
    if (py.isSubset(new Set(side), new Set([...when.keys()]))) {
      py.update(when, new Map(side.map((each) => [each, py.max(side.map((seat) => py.get(when, seat)))])));
    }
  }
  const rest: number[] = py.range(game.players).filter((seat) => !py.has(when, seat));
  const found: number[] = [];
  for (const seat of py.range(game.players)) {
    if (py.has(when, seat)) {
      found.push(rest.length + 1 + py.sum([...when.keys()].map((other) => py.get(when, other) > py.get(when, seat))));
    } else {
      found.push(places === null ? 1 : 1 + py.sum(rest.map((other) => py.at(places, other) < py.at(places, seat))));
    }
  }
  return [...found];
}

/** Whether one side is left that has not given up. */
export function is_decided(game: Game, given_up: number[]): boolean {
  return py.sum(sides(game).map((side) => !py.isSubset(new Set(side), new Set(given_up)))) <= 1;
}

/** The other seats of a seat's side. */
export function mates(game: Game, seat: number): number[] {
  const side: number[] = py.first(sides(game).filter((side) => side.includes(seat)));
  return side.filter((other) => other !== seat);
}
