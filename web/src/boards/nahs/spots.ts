import type { Scene } from "../board";
import { readAim, readLay } from "./choices";
import { viewOf } from "./view";

/** What an action touches: cards of the hand or on the table, somebody's plate, or a button. */
export function spots(action: string, { position, seat }: Scene): string[] {
  const view = viewOf(position);
  const lay = readLay(action);
  if (lay) return [lay.zone === "up" ? `[data-spot="up-${lay.kind}"]` : `[data-card="${lay.kind}"]`];
  const aim = readAim(action);
  if (aim) {
    const card = (view.hands[seat] ?? []).length > 0 ? '[data-card="ti"]' : '[data-spot="up-ti"]';
    return [...(view.phase === "aim" ? [] : [card]), `[data-plate="${aim.seat}"]`];
  }
  const [what, which = ""] = action.split(" ");
  if (what === "take") return ['[data-choice="take"]'];
  if (what === "swap") return swapped(which.split(","), view.face_up[seat] ?? [], view.hands[seat] ?? []);
  return [`[data-action="${action}"]`];
}

/** The three that are to lie face up, wherever they are now. */
function swapped(kinds: readonly string[], ups: readonly string[], hand: readonly (string | null)[]): string[] {
  const zones: [string, (string | null)[]][] = [
    ["up", [...ups]],
    ["hand", [...hand]],
  ];
  return kinds.flatMap((kind) => {
    for (const [zone, cards] of zones) {
      const at = cards.indexOf(kind);
      if (at < 0) continue;
      cards[at] = null;
      return [`[data-choice="${zone} ${at}"]`];
    }
    return [];
  });
}
