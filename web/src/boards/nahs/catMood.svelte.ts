import type { Mood } from "../../pieces/nahs/Cat.svelte";
import type { Step } from "../../wire";
import { moodAfter } from "./motion";

/** So long the cat is startled, or gloats. */
const LASTS = 1600;

/** How the cat takes what happens; after a while it only watches again. */
export class CatMood {
  mood = $state<Mood>("watching");
  #calming: ReturnType<typeof setTimeout> | undefined;

  see(steps: readonly Step[]): void {
    this.mood = moodAfter(steps);
    clearTimeout(this.#calming);
    if (this.mood !== "watching") this.#calming = setTimeout(() => (this.mood = "watching"), LASTS);
  }
}

/** Where the cat looks: at whoever sits so many seats on, clockwise from the bottom. */
export function gazeAt(whose: number | null, seat: number, players: number): { x: number; y: number } {
  if (whose === null) return { x: 0, y: 0 };
  const angle = (((whose - seat + players) % players) / players) * 2 * Math.PI;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}
