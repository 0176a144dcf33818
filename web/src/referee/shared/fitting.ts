// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Definition } from "../definition";
import { Choice, Number_, Numbers } from "../shared/definition";
import { OptionError } from "../shared/errors";
import { settle } from "../shared/game";

const MOST_TRIED = 3;

/** All options with the given ones filled in, and the names of those given that had to go. */
export function fitted(game: Definition, given: Record<string, any>): [Record<string, any>, string[]] {
  let error!: OptionError;
  let refused!: OptionError;
  try {
    return [settle(game, given), []];
  } catch (error_) {
    if (error_ instanceof OptionError) {
      error = error_;
      refused = error;
    } else throw error_;
  }
  if (Object.keys(given).some((name) => !game.options.__contains__(name))) {
    throw refused;
  }
  const last = py.at([...Object.keys(given)], -1);
  const others: string[] = Object.keys(given).filter((name) => !py.contains(["players", last], name));
  for (const count of [...py.range(1, Math.min(MOST_TRIED, others.length - 1) + 1), others.length]) {
    for (const gone of py.combinations(others, count)) {
      try {
        return [settle(game, Object.fromEntries(Object.entries(given).filter(([name]) => !gone.includes(name)).map(([name, value]): [string, any] => [name, value]))), [...gone]];
      } catch (error_) {
        if (error_ instanceof OptionError) {
          continue;
        } else throw error_;
      }
    }
  }
  throw refused;
}

function _goes(game: Definition, given: Record<string, any>): boolean {
  try {
    settle(game, given);
  } catch (error_) {
    if (error_ instanceof OptionError) {
      return false;
    } else throw error_;
  }
  return true;
}

function _offered(game: Definition, option: Choice | Number_ | Numbers, chosen: Record<string, any>): any[] {
  const values: (number | string)[] = option.choices(py.copied(chosen));
  if (option instanceof Numbers) {
    return _goes(game, { ...chosen, [option.name]: py.repeated(values.slice(0, 1), py.key(chosen, "players")) }) ? [...values] : [];
  }
  if (option.name === "players") {
    return values.filter((value) => _goes(game, { players: value }));
  }
  return values.filter((value) => _goes(game, { players: py.key(chosen, "players"), [option.name]: value }));
}

/** For each option the values that can be chosen at a table of that many players; other options give way (`fitted`). */
export function offers(game: Definition, chosen: Record<string, any>): Record<string, any[]> {
  return Object.fromEntries(game.options.__iter__().map((option): [string, any[]] => [option.name, _offered(game, option, chosen)]));
}
