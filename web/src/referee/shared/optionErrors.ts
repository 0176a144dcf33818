// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Definition } from "../definition";
import { Numbers } from "../shared/definition";
import { sayIn } from "../words";

/** Values for reading: numbers without a gap as a range. */
function listed(values: any[]): string {
  const numbers: any[] = values.filter((value) => py.isInt(value));
  if (numbers.length > 2 && py.equal(numbers, py.range(py.at(numbers, 0), py.at(numbers, -1) + 1))) {
    return `${py.str(py.at(numbers, 0))}–${py.str(py.at(numbers, -1))}`;
  }
  return values.map((value) => py.str(value)).join(", ");
}

/** A chosen value as it is typed. */
function shown(value: any): string {
  return Array.isArray(value) || Array.isArray(value) ? py.rows(value).map((item) => py.str(item)).join(",") : py.str(value);
}

/** Why the option of that name was refused among those given. */
export function explained(say: any, lang: string, game: Definition, name: string, given: Record<string, any>): string {
  if (!game.options.__contains__(name)) {
    const title = sayIn(lang, game.folder, "rulebook-title");
    return say("no-option", { game: title, option: name, known: game.options.names().join(", ") });
  }
  const chosen: Record<string, any> = {};
  for (const option of game.options.__iter__()) {
    const value: null | number | number[] | string = py.has(given, option.name) ? option.parse(py.key(given, option.name), chosen) : null;
    if (value === null && option.name === name && py.has(given, name)) {
      const allowed = listed(option.choices(chosen));
      const args: Record<string, string> = { option: name, value: shown(py.key(given, name)), choices: allowed, rule: option.rule };
      if (option instanceof Numbers) {
        return say("bad-values", { players: py.key(chosen, "players"), ...args });
      }
      return say("bad-value", { ...args });
    }
    py.setItem(chosen, option.name, value === null ? game.options.default(option.name, chosen) : value);
  }
  const refused = game.refuse(chosen);
  if (!(refused !== null)) throw new py.AssertionError("refused is not None");
  const why = sayIn(lang, game.folder, `refused-${py.str(py.item(refused, 1))}`);
  return say("bad-together", { option: name, value: shown(py.key(chosen, name)), why: why, rule: game.options.__getitem__(name).rule });
}
