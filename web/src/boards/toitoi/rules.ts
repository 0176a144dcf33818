import type { Card } from "./view";

/** The rule of a number, of a Toi, and of a card that is still hidden. */
export const CARD_RULES = { number: "O-13", toi: "O-15", hidden: "O-6" };

export function ruleOf(card: Card, open: boolean): string {
  if (!open || card === null) return CARD_RULES.hidden;
  return typeof card === "number" || /^\d+$/.test(String(card)) ? CARD_RULES.number : CARD_RULES.toi;
}
