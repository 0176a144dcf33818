/** What an action touches: a square, a groove, or the button. */
export function spots(action: string): string[] {
  return [action === "pass" ? '[data-action="pass"]' : `[data-at="${action}"]`];
}
