import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";

import type { Lang } from "../wire";
import { LANGUAGE } from "./languages";

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

/** The sentence for a message (or `message.attribute`); a missing one is an error of ours and throws. */
export function format(bundle: FluentBundle, name: string, args: Args = {}): string {
  const [id = "", attribute] = name.split(".", 2);
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) throw new Error(`the catalogue has no “${name}”`);
  const errors: Error[] = [];
  const signed = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === "number" && value < 0 ? new Negative(value) : value,
  ]);
  const text = bundle.formatPattern(pattern, Object.fromEntries(signed), errors);
  if (errors[0]) throw errors[0];
  return text;
}
