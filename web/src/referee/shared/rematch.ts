// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Definition } from "../definition";
import { Numbers } from "../shared/definition";
import { Game, settle } from "../shared/game";
import { Match } from "../shared/match";

/** Where somebody sits in the next match. */
export function moved(seat: number, players: number): number {
  return py.mod(seat + 1, players);
}

/** The options, those that belong to persons with them at their new seats. */
function followed(game: Definition, options: Record<string, any>, players: number): Record<string, any> {
  const found: Record<string, any> = py.copied(options);
  for (const name of game.seat_options) {
    const value = py.keyOr(options, name, null);
    if (game.options.__getitem__(name) instanceof Numbers) {
      py.setItem(found, name, py.truth(value) ? py.range(players).map((seat) => py.item(value, py.mod(seat - 1, players))) : value);
    } else if (py.truth(value)) {
      py.setItem(found, name, moved(py.int(value) - 1, players) + 1);
    }
  }
  return found;
}

/** How the next match begins. */
class Next {
  constructor(
    public options: Record<string, any>,
    public seed: any,
    public match: Match | null = null,
  ) {
  }
}

const MOST_DRAWN = 5000;

/** A match by whose seed the lot falls on a seat; everything else is as random as ever. */
function _led(game: Game, leader: string, wanted: number): Match {
  let match: Match = game.start(py.tokenBytes(32));
  for (const _ of py.range(MOST_DRAWN)) {
    if (py.equal(py.key(match.state(), leader), wanted)) {
      break;
    }
    match = game.start(py.tokenBytes(32));
  }
  return match;
}

/** What follows a match that is over; takes a moment where a lot has to fall on somebody. */
export function following(match: Match, options: Record<string, any>, places: number[]): Next {
  const game = match.game.definition;
  const players = match.game.players;
  const found: Record<string, any> = followed(game, options, players);
  if (game.rematch === null) {
    return new Next(found, py.tokenBytes(32));
  }
  const lead = game.rematch.leads_next(match.anew().state(), match.state(), places);
  const option = (game.rematch.OPTION ?? null);
  if ((typeof option === "string") && game.options.__contains__(option)) {
    if (lead !== null) {
      py.setItem(found, option, moved(lead, players) + 1);
    }
    return new Next(found, py.tokenBytes(32));
  }
  const leader = (game.rematch.LEADER ?? null);
  if (lead === null || leader === null) {
    return new Next(found, py.tokenBytes(32));
  }
  match = _led(new Game(game, settle(game, found)), leader, moved(lead, players));
  return new Next(found, match.seed, match.undrawn());
}
