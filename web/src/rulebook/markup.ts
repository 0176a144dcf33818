/** The few marks that the rulebooks are written with: **bold**, *slanted*, `notation`, lists, numbers of rules. */
export interface Run {
  kind: "plain" | "strong" | "em" | "code" | "rule";
  text: string;
}

export type Block = { kind: "text"; runs: Run[] } | { kind: "list"; items: Run[][] };

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]-\d+\b)/g;

const MARKED = ["strong", "em", "code", "rule"] as const;

export function runs(text: string): Run[] {
  const found: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "plain", text: text.slice(end, match.index) });
    for (const kind of MARKED) {
      const inner = match.groups?.[kind];
      if (inner !== undefined) found.push({ kind, text: inner });
    }
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}

/** A message in blocks: lines that begin with a dash are a list, every other line is a paragraph. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").map((line) => line.trim())) {
    if (!line) continue;
    const last = found.at(-1);
    if (!line.startsWith("- ")) found.push({ kind: "text", runs: runs(line) });
    else if (last?.kind === "list") last.items.push(runs(line.slice(2)));
    else found.push({ kind: "list", items: [runs(line.slice(2))] });
  }
  return found;
}

/** What is read of a message, without its marks. */
export function plain(text: string): string {
  return blocks(text)
    .flatMap((block) => (block.kind === "text" ? [block.runs] : block.items))
    .map((line) => line.map((run) => run.text).join(""))
    .join("\n");
}
