/** What a person has chosen for this browser; kept here, never sent. */
import { isOneOf } from "./oneOf";
import { siteData } from "./siteData";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";

export interface Muted {
  person: string;
  name: string;
}

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether what happens at a table is read aloud. */
  voice: boolean;
  /** Whether more is told than what happened: what it has led to. */
  commentary: boolean;
  /** A notification when it is one's turn and the page is out of sight; only where the browser has allowed it. */
  notices: boolean;
  /** A short vibration when it is one's turn after a while. */
  vibration: boolean;
  /** Of the bots in a quick game. */
  level: number;
  /** Whom one does not want to hear, by their sign, with the name they had then. */
  muted: Muted[];
  /** The game for which somebody was last sought to play with, and how many were to play it. */
  game: string;
  players: number;
  /** Whether bots may take the seats of a quick match that nobody comes for. */
  bots: boolean;
}

const KEPT = "majlis-settings";
const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  sound: true,
  voice: false,
  commentary: false,
  notices: false,
  vibration: true,
  level: 3,
  muted: [],
  game: "",
  players: 0,
  bots: true,
};

function isMutedEntry(one: unknown): one is Muted {
  if (typeof one !== "object" || one === null || !("person" in one && "name" in one)) return false;
  return typeof one.person === "string" && typeof one.name === "string";
}

/** Settings from what was kept; whatever is not understood is as usual. */
export function readSettings(kept: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = (JSON.parse(kept ?? "{}") ?? {}) as typeof found;
  } catch {
    // Something else wrote here; the usual settings are a fine answer.
  }
  const one = <T>(value: unknown, choices: readonly T[], usual: T) => (isOneOf(value, choices) ? value : usual);
  return {
    theme: one<Theme>(found.theme, ["system", "light", "dark"], DEFAULTS.theme),
    // As it was called when it was kept by a page of 0.1.0.
    motion: one<Motion>(
      found.motion === "calm" ? "reduced" : found.motion,
      ["system", "full", "reduced"],
      DEFAULTS.motion,
    ),
    sound: one<boolean>(found.sound, [true, false], DEFAULTS.sound),
    voice: one<boolean>(found.voice, [true, false], DEFAULTS.voice),
    commentary: one<boolean>(found.commentary, [true, false], DEFAULTS.commentary),
    notices: one<boolean>(found.notices, [true, false], DEFAULTS.notices),
    vibration: one<boolean>(found.vibration, [true, false], DEFAULTS.vibration),
    level: one<number>(found.level, [1, 2, 3, 4, 5], DEFAULTS.level),
    muted: Array.isArray(found.muted) ? found.muted.filter(isMutedEntry) : [],
    // Whether there is such a game is known where it is offered.
    game: typeof found.game === "string" ? found.game : DEFAULTS.game,
    players: typeof found.players === "number" ? found.players : DEFAULTS.players,
    bots: one<boolean>(found.bots, [true, false], DEFAULTS.bots),
  };
}

let current = $state.raw<Settings>(readSettings(siteData.read(KEPT)));
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let systemReducesMotion = $state(reducedMotion.matches);
reducedMotion.addEventListener("change", () => (systemReducesMotion = reducedMotion.matches));

export function settings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  siteData.write(KEPT, JSON.stringify(current));
  applyTheme();
}

/** Whether things should fade instead of travel. */
export function isMotionReduced(): boolean {
  return current.motion === "reduced" || (current.motion === "system" && systemReducesMotion);
}

/** Let the styles know; they follow the system where nothing was chosen. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (current.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  root.dataset.motion = isMotionReduced() ? "reduced" : "full";
}
