import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

import type { Lang } from "../wire";
import { FROM_THE_RIGHT, LANGUAGE } from "./languages";

export type Args = Record<string, string | number>;

/** A catalogue from Fluent texts; later ones may override earlier ones, as a game's words do the shared ones. */
export function catalogue(lang: Lang, texts: readonly string[]): FluentBundle {
  const { locale, isolates } = LANGUAGE[lang];
  const bundle = new FluentBundle(locale, { useIsolating: isolates });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** Whether the catalogue has a message (or `message.attribute`). */
export function has(bundle: FluentBundle, name: string): boolean {
  const [id = "", attribute] = name.split(".", 2);
  const message = bundle.getMessage(id);
  return message !== undefined && (attribute === undefined || attribute in message.attributes);
}

/** A number written with a minus sign: the formats of the languages have a hyphen, and some a mark before it. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope).replace(/\u200e?-/, "−");
  }
}

const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;
const ONE_NAME = new RegExp(`^${ISOLATED.source}$`);

/**
 * A sentence inside a sentence from the right: where each of its letters stands in an isolated part, they give it no
 * direction, and it would run from the left. A mark makes it begin where the language does.
 */
function fromItsSide(bundle: FluentBundle, said: string): string {
  if (!said.includes("\u2068") || ONE_NAME.test(said) || !isFromTheRight(bundle)) return said;
  let between = said;
  for (let before = ""; before !== between; between = between.replace(ISOLATED, "")) before = between;
  return /[\p{L}\u200f]/u.test(between) ? said : FROM_THE_RIGHT + said;
}

function isFromTheRight(bundle: FluentBundle): boolean {
  return Object.values(LANGUAGE).some(
    ({ locale, direction }) => direction === "rtl" && bundle.locales.includes(locale),
  );
}

/** The sentence for a message (or `message.attribute`); a missing one is an error of ours and throws. */
export function format(bundle: FluentBundle, name: string, args: Args = {}): string {
  const [id = "", attribute] = name.split(".", 2);
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`the catalogue has no “${name}”`);
  const errors: Error[] = [];
  const said = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "number" ? (value < 0 ? new Negative(value) : value) : fromItsSide(bundle, value),
  ]);
  const text = bundle.formatPattern(pattern, Object.fromEntries(said), errors);
  if (errors[0]) throw errors[0];
  return text;
}
