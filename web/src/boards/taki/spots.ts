/** What an action touches: cards of the hand, the draw pile, somebody's plate, or a button. */
export function spots(action: string): string[] {
  const [what = "", which] = action.split(":");
  if (what === "draw") return ['[data-choice="draw"]'];
  if (what === "catch") return [`[data-plate="${Number(which) - 1}"]`];
  if (what === "combo") return [`[data-card="${which}+"]`, `[data-card="${which}3"]`];
  if (["close", "open", "end", "pass", "last!"].includes(what)) return [`[data-action="${what}"]`];
  return [`[data-card="${what}"]`];
}
