/** Letters that are one letter to whoever searches: Arabic alefs and yas, Hebrew final forms. */
const SAME = ["اأإآٱ", "يىئ", "وؤ", "هة", "כך", "מם", "נן", "פף", "צץ"];
/** Vowel signs of Arabic and Hebrew, the stretching of letters, marks of direction: nobody types them. */
const SIGNS = "[\\p{Mn}\\u0640\\u200e]*";

/** What to look for, or null where nothing was typed. */
export function needle(typed: string): RegExp | null {
  const wanted = typed.normalize("NFC").replace(new RegExp(SIGNS, "gu"), "").trim().replace(/\s+/g, " ");
  if (!wanted) return null;
  const letters = [...wanted].map((letter) => {
    if (letter === " ") return "\\s+";
    const same = SAME.find((group) => group.includes(letter));
    return same ? `[${same}]` : letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  });
  return new RegExp(letters.join(SIGNS) + SIGNS, "giu");
}

export function isFound(text: string, wanted: RegExp | null): boolean {
  return wanted === null || text.search(wanted) >= 0;
}

/** A text cut where something was found; every second part is a find. */
export function cut(text: string, wanted: RegExp | null): string[] {
  if (wanted === null) return [text];
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(wanted)) {
    parts.push(text.slice(end, match.index), match[0]);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
