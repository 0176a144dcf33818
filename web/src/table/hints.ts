import type { GameUi, Scene } from "../boards/board";
import type { Box } from "../pieces/cards/spots";
import type { HintInfo, Lang, TableView } from "../wire";
import { percentText } from "../words/languages";

/** So many are shown. */
const MOST = 3;

/** An action of a hint as it is shown. */
export interface HintMove {
  action: string;
  /** In words. */
  text: string;
  /** To win, as a percentage. */
  probability: string;
  /** The pieces it touches, as selectors within the board. */
  spots: string[];
}

/** The best actions of a hint, the likeliest to win first. */
export function hintMoves({ candidates }: HintInfo, ui: GameUi, scene: Scene, lang: Lang): HintMove[] {
  const best = [...candidates].sort((one, other) => other.win_probability - one.win_probability).slice(0, MOST);
  return best.map(({ action, win_probability }) => ({
    action,
    text: ui.actionText?.(action, scene) ?? action,
    probability: percentText(lang, win_probability),
    spots: ui.spots?.(action, scene) ?? [],
  }));
}

/** How far a hint goes: where to look, then which piece, then the moves with their chances. */
export const HINT_STEPS = ["area", "piece", "moves"] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** What a hint points at before it tells the moves: lit on the board, and in a sentence. */
export interface Pointed {
  step: HintStep;
  lit: HintMove;
  text: string;
}

/** What a step of a hint points at; null where it tells the moves, or there is nothing to point at. */
export function pointedAt(
  step: HintStep,
  [first]: readonly HintMove[],
  ui: GameUi,
  scene: Scene,
  stage: HTMLElement,
): Pointed | null {
  if (step === "moves" || !first) return null;
  const spot = (step === "piece" && ui.piece?.(first.action, scene)) || first.spots[0];
  const element = spot && stage.querySelector(`[data-board] ${spot}`);
  if (!element) return null;
  const { say } = scene;
  const group = groupOf(element);
  const text =
    step === "piece"
      ? say("hint-piece", { piece: nameOf(element) })
      : group
        ? say("hint-group", { group: group.getAttribute("aria-label") ?? "" })
        : say("hint-part");
  return { step, lit: { ...first, probability: "", spots: [spot] }, text };
}

/** The things among which something lies, such as a hand; none on a drawn board, which is too large to be looked at at once. */
function groupOf(element: Element): Element | null {
  const group = element.closest("[data-board] [role=group]");
  return group instanceof SVGElement ? null : group;
}

function nameOf(element: Element): string {
  const label = (one: Element | null) => one?.getAttribute("aria-label");
  return label(element) ?? label(element.closest("button, [role=button]")) ?? element.textContent.trim();
}

/** Of a board's width and height that are lit as a part of it. */
const PART = 0.45;
/** So many places such a part may have each way: what it is about does not lie right in its middle. */
const PLACES = 5;

/** The group in which something lies, what stands beside it, or on a drawn board a part of that. */
function areaOf(element: Element): Box {
  const drawn = element.closest("svg[role=group]");
  if (!drawn) return boxOf(groupOf(element) ?? (element.closest("button") ?? element).parentElement!);
  const [whole, { x, y, width, height }] = [boxOf(drawn), boxOf(element)];
  const along = (from: number, size: number, middle: number): number => {
    const step = ((1 - PART) * size) / (PLACES - 1);
    const place = Math.round((middle - from - (PART * size) / 2) / step);
    return from + step * Math.min(PLACES - 1, Math.max(0, place));
  };
  return {
    x: along(whole.x, whole.width, x + width / 2),
    y: along(whole.y, whole.height, y + height / 2),
    width: whole.width * PART,
    height: whole.height * PART,
  };
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Where a piece is seen: a card of a hand that can be laid is raised out of the place at which it is held. */
function seenBox(element: Element): Box {
  const face = element.querySelector(":scope > .face");
  const { x, width } = boxOf(element);
  const { y, height } = boxOf(face ?? element);
  return { x, y, width, height };
}

/** Whether no other person sits at the table: only there does the server give hints and hurry its bots. */
export function sitsAlone(table: TableView): boolean {
  return !table.seats.some((seat) => seat.occupant === "person" && !seat.mine && !seat.resigned);
}

/** Whether somebody here still plays, or nobody else does: those who gave up do not pause or take back what others play on. */
export function hasSay(table: TableView): boolean {
  return sitsAlone(table) || table.seats.some((seat) => seat.mine && !seat.resigned);
}

type Spot = Pick<Box, "x" | "y">;

/** A piece that is lit, on the stage. */
export interface Light {
  key: string;
  action: string;
  /** Of the hint, from 1. */
  number: number;
  box: Box;
  /** The middle of its number, which stands at the last piece that its action touches. */
  badge: Spot | null;
}

/** How far apart the middles of two numbers are at least, across or down, so that none lies on another. */
const WIDE = 80;
const HIGH = 26;

/** Where the pieces of each action lie now, or the area they lie in; what is not drawn is left out. */
export function lightsOf(
  stage: HTMLElement,
  best: readonly { action: string; spots: readonly string[] }[],
  isArea = false,
): Light[] {
  const frame = stage.getBoundingClientRect();
  const badges: Spot[] = [];
  return best.flatMap(({ action, spots }, at) => {
    const found = spots.flatMap((spot) => stage.querySelector(`[data-board] ${spot}`) ?? []);
    return found.map((element, order): Light => {
      const { x, y, width, height } = isArea ? areaOf(element) : seenBox(element);
      const box = { x: x - frame.x, y: y - frame.y, width, height };
      const badge = order === found.length - 1 ? badgeAt(box, badges) : null;
      if (badge) badges.push(badge);
      return { key: `${at} ${order}`, action, number: at + 1, box, badge };
    });
  });
}

/** Where a number stands: over its piece, or under the numbers that stand there already. */
function badgeAt(box: Box, others: readonly Spot[]): Spot {
  const badge = { x: box.x + box.width / 2, y: Math.max(HIGH / 2, box.y - 6) };
  const isTaken = () => others.some(({ x, y }) => Math.abs(x - badge.x) < WIDE && Math.abs(y - badge.y) < HIGH);
  while (isTaken()) badge.y += 1;
  return badge;
}
