// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Definition } from "../definition";
import { opsOf, type GameOps } from "../ops";
import { Numbers } from "../shared/definition";
import { OptionError } from "../shared/errors";
import { Match } from "../shared/match";
import { sayIn } from "../words";

/** Every option of a configured game: a mapping of names to values, with details on demand. */
export class ChosenOptions {
  _chosen!: Record<string, any>;
  _game!: Definition;
  _listed!: string[];
  constructor(game: Definition, chosen: Record<string, any>) {
    this._game = game;
    this._chosen = chosen;
    this._listed = Object.entries(chosen).filter(([, value]) => Array.isArray(value)).map(([name]) => name);
  }
  __getitem__(name: string): any {
    return py.key(this._chosen, name);
  }
  /** The options as JSON has them. */
  plain(): Record<string, any> {
    const found: Record<string, any> = py.copied(this._chosen);
    for (const name of this._listed) {
      py.setItem(found, name, [...py.rows(py.key(found, name))]);
    }
    return found;
  }
}

/** A game with its options; made by :func:`majlis.game`. */
export class Game {
  definition!: Definition;
  key!: string;
  options!: ChosenOptions;
  version!: number;
  /** A new match; the same seed deals the same cards. None asks the system for a seed. */
  start(seed: any = null, lang: string = "en"): Match {
    return Match.started(this, seed, lang);
  }
  /** The game's compiled functions. */
  get ops(): GameOps {
    return opsOf(this.definition);
  }
  constructor(game: Definition, chosen: Record<string, any>) {
    this.definition = game;
    this.options = new ChosenOptions(game, chosen);
    this.key = game.key;
    this.version = game.version;
  }
  get players(): number {
    return py.int(this.options.__getitem__("players"));
  }
}

function _listed(values: any[]): string {
  const numbers: any[] = values.filter((value) => py.isInt(value));
  if (numbers.length > 4 && py.equal(numbers, py.range(py.at(numbers, 0), py.at(numbers, -1) + 1))) {
    return `${py.str(py.at(numbers, 0))} to ${py.str(py.at(numbers, -1))}`;
  }
  return values.map((value) => py.str(value)).join(", ");
}

function _plain(value: any): any {
  return Array.isArray(value) ? [...value] : value;
}

/** All options of a game with the given ones filled in; raises OptionError, naming the option. */
export function settle(game: Definition, given: Record<string, any>): Record<string, any> {
  let name!: any;
  let word!: any;
  for (name of Object.keys(given)) {
    if (!game.options.__contains__(name)) {
      const known = game.options.names().join(", ");
      throw new OptionError(name, `${game.key} has no option ${py.repr(name)}; it has ${known}`);
    }
  }
  const chosen: Record<string, any> = {};
  for (const option of game.options.__iter__()) {
    if (!py.has(given, option.name) || py.key(given, option.name) === null) {
      py.setItem(chosen, option.name, game.options.default(option.name, chosen));
      continue;
    }
    const value: null | number | number[] | string = option.parse(py.key(given, option.name), chosen);
    if (value === null) {
      let allowed: string = _listed(option.choices(chosen));
      if (option instanceof Numbers) {
        allowed = `${py.str(py.key(chosen, "players"))} numbers, one a seat, each ${allowed}`;
      }
      const text = `${game.key}: ${option.name} cannot be ${py.repr(py.key(given, option.name))}; it may be ${allowed} (${option.rule})`;
      throw new OptionError(option.name, text);
    }
    py.setItem(chosen, option.name, value);
  }
  const refused = game.refuse(chosen);
  if (refused !== null) {
    [name, word] = py.exactly(py.rows(refused), 2);
    const why = sayIn("en", game.folder, `refused-${py.str(word)}`);
    throw new OptionError(name, `${game.key}: ${py.str(name)}=${py.str(_plain(py.key(chosen, name)))}: ${why} (${game.options.__getitem__(name).rule})`);
  }
  return chosen;
}

/** The names of options that differ from what is usual beside the others; those given may be of other rules. */
export function changed(game: Definition, options: Record<string, any>): string[] {
  const chosen: Record<string, any> = {};
  for (const option of game.options.__iter__()) {
    const given = py.keyOr(options, option.name, null);
    py.setItem(chosen, option.name, given === null ? game.options.default(option.name, chosen) : given);
  }
  const usual: Record<string, number | number[] | string> = Object.fromEntries(Object.keys(chosen).map((name): [string, number | number[] | string] => [name, game.options.default(name, chosen)]));
  return Object.entries(chosen).filter(([name, value]) => !py.equal(_plain(value), _plain(py.key(usual, name)))).map(([name]) => name);
}
