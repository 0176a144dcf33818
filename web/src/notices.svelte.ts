/** Short notices that come and go by themselves, and what is said to screen readers. */
export interface Notice {
  number: number;
  text: string;
  kind: "plain" | "good" | "bad";
  /** A rule to open, of a game. */
  rule: { game: string; number: string } | null;
}

const LASTS = 6000;
const RULE_LASTS = 9000;

let notices = $state.raw<Notice[]>([]);
let spoken = $state.raw<{ number: number; text: string }[]>([]);
let count = 0;

export function allNotices(): Notice[] {
  return notices;
}

export function allSpoken(): { number: number; text: string }[] {
  return spoken;
}

export function notify(text: string, kind: Notice["kind"] = "plain", rule: Notice["rule"] = null): void {
  if (!text) return;
  const number = ++count;
  // The same thing said twice stands there once.
  notices = [...notices.filter((notice) => notice.text !== text), { number, text, kind, rule }].slice(-3);
  setTimeout(() => dismiss(number), rule ? RULE_LASTS : LASTS);
}

export function dismiss(number: number): void {
  notices = notices.filter((notice) => notice.number !== number);
}

/** Say something to screen readers only; the last few lines stay, so that quick turns are not swallowed. */
export function announce(text: string): void {
  if (text) spoken = [...spoken, { number: ++count, text }].slice(-6);
}
