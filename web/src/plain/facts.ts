/** A view as a table of facts, for games that bring no board of their own. */

/** One thing that a viewer knows. */
export interface Fact {
  key: string;
  /** A row each: one value, or the values of a list side by side. */
  rows: string[][];
}

/** What every view has beside the position itself. */
const FRAME = new Set(["game", "version", "options", "viewer", "turn"]);

/** What is hidden from the viewer. */
const HIDDEN = "?";

export function factsOf(view: Readonly<Record<string, unknown>>): Fact[] {
  return Object.entries(view)
    .filter(([key]) => !FRAME.has(key))
    .map(([key, value]) => ({ key, rows: rowsOf(value) }));
}

function rowsOf(value: unknown): string[][] {
  if (!Array.isArray(value)) return [[textOf(value)]];
  if (value.some((part) => Array.isArray(part)))
    return value.map((part) => (Array.isArray(part) ? part : [part]).map(textOf));
  return [value.map(textOf)];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, part]) => `${key} ${textOf(part)}`)
      .join(", ");
  }
  return String(value);
}
