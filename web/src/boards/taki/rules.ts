import { faceOf } from "../../pieces/taki/cards";

const NUMBERS = "T-5";

/** The rule of each figure; numbers do nothing but fit. */
export const FIGURE_RULES: Record<string, string> = {
  number: NUMBERS,
  stop: "T-8",
  rev: "T-9",
  "+2": "T-10",
  change: "T-11",
  "+": "T-12",
  king: "T-13",
  taki: "T-14",
  stk: "T-19",
  "+3": "T-20",
  break: "T-21",
};

export function ruleOf(card: string): string {
  return FIGURE_RULES[faceOf(card).figure] ?? NUMBERS;
}
