/** The legal texts of Wajh Al-Nahs as touches: a card, then how many of it or whom it is aimed at. */
import type { Phase } from "./view";

/** What touching a card leads to. */
export type KindChoice =
  /** How many are laid, each with its text. */
  | { kind: "lay"; counts: Map<number, string> }
  /** Whom it is aimed at (seats from 0), each with its text. */
  | { kind: "aim"; targets: Map<number, string> };

export type Zone = "hand" | "up";

export interface Choices {
  /** By kind; what is missing cannot be laid now. */
  hand: Map<string, KindChoice>;
  up: Map<string, KindChoice>;
  /** Face-down places (from 0), each with its text. */
  down: Map<number, string>;
  /** A take-it found blind lies there already: whom it is aimed at. */
  found: Map<number, string> | null;
  take: boolean;
  accept: boolean;
  ready: boolean;
  swaps: ReadonlySet<string>;
}

const LAY = /^(up )?(\d+|bu)(?:x(\d))?$/;
const AIM = /^(ti|up ti|counter)>(\d+)$/;

/** `zone` is where a counter would come from: the hand while there is any card in it, else the face-up cards. */
export function choicesOf(legal: readonly string[], phase: Phase, zone: Zone): Choices {
  const choices: Choices = {
    hand: new Map(),
    up: new Map(),
    down: new Map(),
    found: null,
    take: legal.includes("take"),
    accept: legal.includes("accept"),
    ready: legal.includes("ready"),
    swaps: new Set(legal.filter((text) => text.startsWith("swap "))),
  };
  for (const action of legal) place(choices, action, phase, zone);
  return choices;
}

/** Cards laid together, as their text says. */
export function readLay(action: string): { zone: Zone; kind: string; count: number } | null {
  const found = LAY.exec(action);
  return found && { zone: found[1] ? "up" : "hand", kind: found[2]!, count: Number(found[3] ?? 1) };
}

/** A take-it and the seat (from 0) it is aimed at, as its text says. */
export function readAim(action: string): { word: string; seat: number } | null {
  const found = AIM.exec(action);
  return found && { word: found[1]!, seat: Number(found[2]) - 1 };
}

function place(choices: Choices, action: string, phase: Phase, zone: Zone): void {
  const lay = readLay(action);
  if (lay) return placeLay(choices[lay.zone], lay.kind, lay.count, action);
  const aim = readAim(action);
  if (aim) return placeAim(choices, aim.word, aim.seat, action, phase, zone);
  if (action.startsWith("down ")) choices.down.set(Number(action.slice(5)) - 1, action);
}

function placeLay(cards: Map<string, KindChoice>, kind: string, count: number, action: string): void {
  const choice = cards.get(kind);
  if (choice?.kind === "lay") choice.counts.set(count, action);
  else cards.set(kind, { kind: "lay", counts: new Map([[count, action]]) });
}

function placeAim(choices: Choices, word: string, seat: number, action: string, phase: Phase, zone: Zone): void {
  if (phase === "aim") {
    choices.found ??= new Map();
    choices.found.set(seat, action);
    return;
  }
  const cards = choices[word === "counter" ? zone : word === "ti" ? "hand" : "up"];
  const choice = cards.get("ti");
  if (choice?.kind === "aim") choice.targets.set(seat, action);
  else cards.set("ti", { kind: "aim", targets: new Map([[seat, action]]) });
}

/** The one text a choice leads to at once, where nothing else is to be chosen. */
export function only(choice: KindChoice): string | null {
  const texts = [...(choice.kind === "lay" ? choice.counts : choice.targets).values()];
  return choice.kind === "lay" && texts.length === 1 ? texts[0]! : null;
}

/** The text that somebody means who touches a card that cannot be laid now; `target` is any other seat. */
export function meantBy(zone: Zone, kind: string, phase: Phase, target: number): string {
  if (kind === "ti")
    return phase === "asked" ? `counter>${target + 1}` : `${zone === "up" ? "up " : ""}ti>${target + 1}`;
  return zone === "up" ? `up ${kind}` : kind;
}
