const PILE = '[data-spot="pile"]';
const place = (number: string) => `[data-place="${number}"]`;

/** What an action touches: the bank or the pile, then places of the box. */
export function spots(action: string): string[] {
  const places = (action.match(/\d/g) ?? []).map(place);
  if (action === "bank") return ['[data-spot="bank"]'];
  return /^(pile|throw)/.test(action) ? [PILE, ...places] : places;
}
