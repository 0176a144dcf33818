import { isMotionReduced, settings } from "../settings.svelte";
import { play as playSound } from "../sounds";
import { showToast } from "../toasts.svelte";

const SHAKE = [0, -8, 7, -4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** A move was refused: its rule is shown, and the stage shakes once. */
export function showRefusal(stage: HTMLElement | undefined, game: string, text: string, rule: string | null): void {
  showToast(text, "bad", rule ? { game, number: rule } : null);
  if (settings().sound) playSound("refuse");
  if (!isMotionReduced()) stage?.animate(SHAKE, { duration: 280, easing: "ease-out" });
}
