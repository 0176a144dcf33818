/** Short notices that come and go by themselves, and what is said to screen readers. */
export interface Toast {
  number: number;
  text: string;
  kind: "plain" | "good" | "bad";
  /** A rule to open, of a game. */
  rule: { game: string; number: string } | null;
}

const LASTS = 6000;
/** A rule is there to be followed: reading on takes time. */
const RULE_LASTS = 20_000;

let toasts = $state.raw<Toast[]>([]);
let announced = $state.raw<{ number: number; text: string }[]>([]);
let count = 0;
let isHeld = false;

let places = $state(0);

/** While a page shows them in a place of its own; give it to onMount. */
export function showToastsHere(): () => void {
  places += 1;
  return () => {
    places -= 1;
  };
}

/** Whether a page shows them in a place of its own. */
export function areToastsShownElsewhere(): boolean {
  return places > 0;
}

export function allToasts(): Toast[] {
  return toasts;
}

export function allAnnounced(): { number: number; text: string }[] {
  return announced;
}

export function showToast(text: string, kind: Toast["kind"] = "plain", rule: Toast["rule"] = null): void {
  if (!text) return;
  const number = ++count;
  // The same thing said twice stands there once.
  toasts = [...toasts.filter((toast) => toast.text !== text), { number, text, kind, rule }].slice(-3);
  expire(number, rule ? RULE_LASTS : LASTS);
}

/** While somebody points at a notice, or has the keyboard in one, none goes by itself. */
export function hold(on: boolean): void {
  isHeld = on;
}

const HOLDING = ["pointermove", "focusin"];
const LETTING_GO = ["pointerleave", "focusout"];

/** Where a notice stands. A pointer that merely rests where one appears does not hold it, and one that is gone is held no more. */
export function holds(place: HTMLElement): () => void {
  const take = () => hold(true);
  const letGo = () => hold(false);
  for (const name of HOLDING) place.addEventListener(name, take);
  for (const name of LETTING_GO) place.addEventListener(name, letGo);
  return letGo;
}

function expire(number: number, after: number): void {
  setTimeout(() => (isHeld ? expire(number, 1500) : dismiss(number)), after);
}

export function dismiss(number: number): void {
  toasts = toasts.filter((toast) => toast.number !== number);
}

export function dismissAll(): void {
  toasts = [];
}

/** Say something to screen readers only; the last few lines stay, so that quick turns are not swallowed. */
export function announce(text: string): void {
  if (text) announced = [...announced, { number: ++count, text }].slice(-6);
}
