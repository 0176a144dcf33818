const NUMBERS = "N-5";

/** The rule of each kind; the other numbers do nothing but fit. */
export const KIND_RULES: Record<string, string> = {
  number: NUMBERS,
  "0": "N-10",
  "5": "N-11",
  "6": "N-12",
  "7": "N-13",
  "8": "N-14",
  "9": "N-16",
  bu: "N-17",
  ti: "N-18",
};

export function ruleOf(kind: string): string {
  return KIND_RULES[kind] ?? NUMBERS;
}
