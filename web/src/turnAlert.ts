/** Call a player to the table: by vibration, and by a notification when the page is out of sight and that is allowed. */
import { showNotification } from "./device";
import { settings } from "./settings.svelte";

/** Whoever has just acted is there already; after so long one may look elsewhere. */
const AWAY_AFTER = 8000;
const BUZZ = [40, 60, 40];

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}

/** It is somebody's turn, after so many milliseconds. The title of the page says so in any case. */
export function alertPlayer(text: string, game: string, waited: number): void {
  if (document.hidden && settings().notices) showNotification(text, game);
  else if (waited > AWAY_AFTER && settings().vibration && canVibrate()) navigator.vibrate(BUZZ);
}
