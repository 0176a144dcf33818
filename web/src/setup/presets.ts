/** House rules by name: the game's own, those kept on this device, and those of a link. */
import { isOneOf } from "../oneOf";
import { siteData } from "../siteData";
import type { GameInfo, OptionInfo, TableView } from "../wire";
import { parseNumbers } from "./setup";

export type HouseRules = Record<string, unknown>;

/** House rules that somebody has kept under a name. */
export interface Kept {
  name: string;
  options: HouseRules;
}

const LONGEST_NAME = 40;
const MOST_KEPT = 20;

const storageKey = (game: string): string => `majlis-presets-${game}`;

/** What is kept on this device for a game; anything else that stands there is left out. */
export function keptPresets(game: GameInfo): Kept[] {
  try {
    const found: unknown = JSON.parse(siteData.read(storageKey(game.key)) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.flatMap((one: Partial<Kept> | null): Kept[] => {
      if (typeof one?.name !== "string" || typeof one.options !== "object" || one.options === null) return [];
      return [{ name: one.name, options: known(game, Object.entries(one.options)).options }];
    });
  } catch {
    // It may hold what is no JSON.
    return [];
  }
}

/** Keep house rules under a name, or under it anew; gives all that are kept then. */
export function keepPreset(game: GameInfo, name: string, options: HouseRules): Kept[] {
  const short = name.trim().slice(0, LONGEST_NAME);
  const others = keptPresets(game).filter((one) => one.name !== short);
  return stored(game, [...others, { name: short, options }].slice(-MOST_KEPT));
}

export function forgetPreset(game: GameInfo, name: string): Kept[] {
  return stored(
    game,
    keptPresets(game).filter((one) => one.name !== name),
  );
}

function stored(game: GameInfo, kept: Kept[]): Kept[] {
  siteData.write(storageKey(game.key), JSON.stringify(kept));
  return kept;
}

/** Whether two sets of house rules are the same, whatever order they stand in. */
export function areSame(one: HouseRules, other: HouseRules): boolean {
  const written = (rules: HouseRules) => JSON.stringify(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)));
  return written(one) === written(other);
}

/** The way to a new table with these house rules. */
export function linkTo(game: string, players: number, options: HouseRules): string {
  const query = new URLSearchParams({ players: String(players) });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  return `/new/${game}?${query}`;
}

/** The way to a new table like another one. */
export function likeThis(game: GameInfo | undefined, table: Pick<TableView, "game" | "options" | "seats">): string {
  return linkTo(table.game, table.seats.length, game ? unusual(game, table.options) : {});
}

/** The house rules that are not as usual; how many play is said apart. */
export function unusual(game: GameInfo, options: HouseRules): HouseRules {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const found = game.options.filter(
    ({ name, default: usual }) => name !== "players" && !same(options[name] ?? usual, usual),
  );
  return Object.fromEntries(found.map(({ name }) => [name, options[name]]));
}

/** What a link asks for, and the names of what the game does not know or cannot be so. */
export function ofLink(game: GameInfo, query: URLSearchParams): { options: HouseRules; unknown: string[] } {
  return known(game, [...query.entries()]);
}

/** Options that the game knows, with values that it offers; the names of the others. */
function known(game: GameInfo, entries: [string, unknown][]): { options: HouseRules; unknown: string[] } {
  const options: HouseRules = {};
  const unknown: string[] = [];
  for (const [name, given] of entries) {
    const option = game.options.find((one) => one.name === name);
    const value = option && valueOf(option, given);
    if (value === undefined) unknown.push(name);
    else options[name] = value;
  }
  return { options, unknown: [...new Set(unknown)] };
}

function valueOf(option: OptionInfo, given: unknown): unknown {
  if (option.kind !== "numbers") return option.choices.find((choice) => String(choice) === String(given));
  const numbers = parseNumbers(String(given));
  return numbers.every((number) => isOneOf(number, option.choices)) ? numbers : undefined;
}
