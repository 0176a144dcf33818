import type { FluentBundle } from "@fluent/bundle";

import type { OptionInfo } from "../wire";
import { format as formatted, has } from "../words/catalogue";
import { plain } from "./markup";

export interface Entry {
  /** Also its anchor: "J-18", "example-2", "option-jump_limit", "notation". */
  id: string;
  kind: "rule" | "example" | "option" | "text";
  text: string;
}

export interface Chapter {
  id: string;
  heading: string;
  entries: Entry[];
}

export interface Value {
  value: string;
  label: string;
}

/** A house rule as the catalogue explains it. */
export interface Explained {
  name: string;
  title: string;
  about: string;
  /** Those that have words of their own; numbers have none. */
  values: Value[];
}

/** A house rule where it stands in the book. */
export interface HouseRuleEntry {
  /** Its anchor. */
  id: string;
  option: Explained;
  /** As the server offers it. */
  usual: OptionInfo | undefined;
  /** The rule it changes. */
  rule: string | undefined;
}

export interface Book {
  title: string;
  tagline: string;
  intro: string;
  chapters: Chapter[];
}

/** A heading, or a message of a chapter: behind the chapters stand sentences that refuse, which nobody reads in a row. */
const LINE = /^## (?<heading>.+)$|^(?<id>(?!reason-|refused-)[A-Za-z][\w-]*) =/gm;
const FRONT = ["rulebook-title", "rulebook-tagline", "rulebook-intro"];

/** A message with its signed numbers kept together: in a right-to-left line "+3" would otherwise read "3+". */
function format(bundle: FluentBundle, name: string): string {
  return signed(formatted(bundle, name));
}

export function signed(text: string): string {
  return text.replace(/(?<![\w\u200e])([+\u2212-]\d)/g, "\u200e$1");
}

/** The rulebook of a game: its chapters are the headings in the catalogue, in the order in which they stand there. */
export function readBook(bundle: FluentBundle, source: string): Book {
  const chapters: Chapter[] = [];
  const begin = source.search(/^rulebook-title =/m);
  for (const { groups: { heading, id = "" } = {} } of source.slice(begin).matchAll(LINE)) {
    if (heading !== undefined) {
      chapters.push({ id: `chapter-${chapters.length + 1}`, heading: signed(heading), entries: [] });
    } else if (!FRONT.includes(id)) {
      chapters.at(-1)?.entries.push(entry(bundle, id));
    }
  }
  const [title = "", tagline = "", intro = ""] = FRONT.map((id) => format(bundle, id));
  return { title, tagline, intro, chapters: chapters.filter((chapter) => chapter.entries.length > 0) };
}

function entry(bundle: FluentBundle, id: string): Entry {
  return { id, kind: kindOf(id), text: format(bundle, id) };
}

function kindOf(id: string): Entry["kind"] {
  if (/^[A-Z]-\d+$/.test(id)) return "rule";
  if (id.startsWith("example-")) return "example";
  return id.startsWith("option-") ? "option" : "text";
}

/** A house rule in words, with those of its values that have some. */
export function explained(bundle: FluentBundle, source: string, name: string): Explained {
  const id = `option-${name}`;
  const after = source.slice(source.search(new RegExp(`^${id} =`, "m")));
  const message = after.split(/\n(?=[A-Za-z#])/, 1)[0]!;
  const values = [...message.matchAll(/^\s+\.v-([\w-]+) =/gm)].map((found) => found[1]!);
  return {
    name,
    title: format(bundle, id),
    about: has(bundle, `${id}.about`) ? format(bundle, `${id}.about`) : "",
    values: values.map((value) => ({ value, label: format(bundle, `${id}.v-${value}`) })),
  };
}

/** Everything that is read in an entry, for searching in it. */
export function readable(bundle: FluentBundle, source: string, { id, kind, text }: Entry): string {
  if (kind !== "option") return `${id} ${plain(text)}`;
  const { title, about, values } = explained(bundle, source, id.slice("option-".length));
  return [title, plain(about), ...values.map(({ label }) => label)].join("\n");
}

/** The rule that a house rule changes: the one named by the server, else the first that its explanation names. */
export function ruleOf(option: Explained, named?: string): string | undefined {
  return named ?? /\b[A-Z]-\d+\b/.exec(option.about)?.[0];
}
