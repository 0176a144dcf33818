/** From what is legal to what each touch means: turns of several touches, with a way back. */
import type { View } from "./view";

/** What was touched so far. */
export type Made =
  | { step: "start" }
  /** The first of the two cards to open. */
  | { step: "first"; place: number }
  /** The pile's card is taken, in thought; nothing has been played. */
  | { step: "pile" }
  /** The bank's card is to be thrown; which card is opened? */
  | { step: "throw" }
  /** A Toi was touched that may be replaced or may fly. */
  | { step: "toi"; place: number; pile: boolean }
  | { step: "fly"; place: number; pile: boolean };

/** What touching something does: an action, the next step, or what the rules forbid. */
export type Touch = { act: string } | { go: Made } | { forbidden: string };

export const START: Made = { step: "start" };
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const known = (legal: readonly string[], action: string): Touch =>
  legal.includes(action) ? { act: action } : { forbidden: action };

/** Touching a place of one's own box. */
export function touchPlace(phase: View["phase"], legal: readonly string[], made: Made, place: number): Touch {
  if (phase === "open") {
    if (made.step !== "first") return { go: { step: "first", place } };
    if (made.place === place) return { go: START };
    const [low, high] = [Math.min(made.place, place), Math.max(made.place, place)];
    return known(legal, `open ${low} ${high}`);
  }
  if (made.step === "throw") return known(legal, `throw ${place}`);
  if (made.step === "fly" && made.place !== place) return known(legal, flight(made, place));
  if (made.step === "toi" || made.step === "fly") return { go: back(phase, made) };
  const pile = made.step === "pile";
  if (flights(legal, place, pile).length) return { go: { step: "toi", place, pile } };
  return known(legal, `${pile ? "pile" : "place"} ${place}`);
}

/** Touching the pile: taking its card, or throwing the bank's on it. */
export function touchPile(phase: View["phase"], legal: readonly string[], made: Made): Touch {
  if (phase === "turn" && made.step === "start" && legal.some((text) => text.startsWith("pile"))) {
    return { go: { step: "pile" } };
  }
  if (phase === "turn" && made.step !== "start") return { go: START };
  if (phase === "bank" && made.step === "throw") return { go: START };
  if (legal.some((text) => text.startsWith("throw"))) return { go: { step: "throw" } };
  return { forbidden: phase === "bank" ? "throw" : "pile 1" };
}

/** Touching the bank: looking at its card. */
export function touchBank(legal: readonly string[]): Touch {
  return known(legal, "bank");
}

/** Where the Toi on a place may land. */
export function flights(legal: readonly string[], place: number, pile: boolean): number[] {
  const start = `${pile ? "pile " : ""}fly ${place}>`;
  return legal.filter((text) => text.startsWith(start)).map((text) => Number(text.slice(start.length)));
}

/** Replacing a Toi like any open card, instead of letting it fly. */
export function replacing(made: Made & { step: "toi" | "fly" }): string {
  return `${made.pile ? "pile" : "place"} ${made.place}`;
}

function flight(made: Made & { step: "fly" }, place: number): string {
  return `${made.pile ? "pile " : ""}fly ${made.place}>${place}`;
}

/** One step back. */
export function back(phase: View["phase"], made: Made): Made {
  if (made.step === "fly") return { ...made, step: "toi" };
  if (made.step === "toi" && made.pile && phase === "turn") return { step: "pile" };
  return START;
}
