/** What a touch on the board means: a marble, a number of steps, or where a play that waits would end. */
import { dataAt, targetOf } from "../../ui/target";
import type { Touch } from "./choices";
import { type Geometry, type Marble, type Point, pointOf } from "./geometry";
import type { Selection } from "./selection.svelte";

export interface TouchedStage {
  board: Geometry;
  selection: Selection;
  /** The marbles that may be touched. */
  lit: ReadonlySet<Marble>;
  drawing: SVGSVGElement;
  ontouch: (marble: Marble) => void;
  onhover: (marble: Marble | null) => void;
  onway: (touch: Touch) => void;
  /** A marble has the keyboard. */
  onfocus: (marble: Marble) => void;
  /** The keyboard goes on to a marble. */
  focus: (marble: Marble) => void;
}

/** How far a finger may miss, in cells and in pixels of the screen. */
const REACH_CELLS = 1.3;
const REACH_PIXELS = 30;
/** How near to the end of a play a touch means it, in cells. */
const GOAL_CELLS = 0.6;

const marbleAt = (event: Event): Marble | null => dataAt(event, "marble");

/** The nearest of some things to a point, if it lies within reach. */
export function nearestTo<T>(point: Point, things: readonly { what: T; at: Point }[], reach: number): T | null {
  const near = things
    .map(({ what, at }) => ({ what, away: Math.hypot(at.x - point.x, at.y - point.y) }))
    .filter(({ away }) => away < reach)
    .sort((one, other) => one.away - other.away);
  return near[0]?.what ?? null;
}

/** The touched point in the drawing's own measure, and how many pixels of the screen a unit of it is. */
function touched(drawing: SVGSVGElement, { clientX, clientY }: MouseEvent): { point: Point; pixels: number } | null {
  const matrix = drawing.getScreenCTM();
  return matrix && { point: new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()), pixels: matrix.a };
}

/** The marble a finger means that has missed. */
function meantMarble({ board, selection, lit, drawing }: TouchedStage, event: MouseEvent): Marble | null {
  const touch = touched(drawing, event);
  if (!touch) return null;
  const marbles = [...lit].map((what) => ({ what, at: pointOf(board, what, selection.shown[what]!) }));
  return nearestTo(touch.point, marbles, Math.max(board.spacing * REACH_CELLS, REACH_PIXELS / touch.pixels));
}

/** Whether a touch is on the end of a play that is shown and waits. */
function isGoal({ board, selection, drawing }: TouchedStage, event: MouseEvent): boolean {
  const touch = selection.play ? touched(drawing, event) : null;
  if (!touch) return false;
  const ends = selection.walks.map(({ marble, through }) => ({
    what: marble,
    at: pointOf(board, marble, through.at(-1)!),
  }));
  return nearestTo(touch.point, ends, board.spacing * GOAL_CELLS) !== null;
}

function click(stage: TouchedStage, event: MouseEvent): void {
  const { selection, lit, ontouch, onway } = stage;
  const way = dataAt(event, "way");
  if (way) return onway(way);
  const marble = marbleAt(event);
  const isLit = marble !== null && lit.has(marble);
  if (selection.pinned !== null && !isLit && isGoal(stage, event)) return onway(selection.pinned);
  // A finger means what may be touched, though it covers something else.
  const meant = isLit ? marble : (meantMarble(stage, event) ?? marble);
  if (meant) ontouch(meant);
}

function keydown({ lit, ontouch, focus }: TouchedStage, event: KeyboardEvent): void {
  const marble = marbleAt(event);
  if (!marble) return;
  const all = [...lit];
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const next = by && all[(all.indexOf(marble) + by + all.length) % all.length];
  if (next) focus(next);
  else if (event.key === "Enter" || event.key === " ") ontouch(marble);
  else if (!by) return;
  event.preventDefault();
}

/** Listens on a box around the drawing: a drawing that listens to the focus would itself take it. */
export function stageTouches(element: HTMLElement, now: () => TouchedStage): void {
  element.addEventListener("click", (event) => click(now(), event));
  element.addEventListener("keydown", (event) => keydown(now(), event));
  element.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const marble = marbleAt(event);
    now().onhover(marble && now().lit.has(marble) ? marble : null);
  });
  element.addEventListener("pointerout", (event) => {
    if (event.pointerType === "mouse") now().onhover(null);
  });
  element.addEventListener("focusin", (event) => {
    const marble = marbleAt(event);
    if (!marble) return;
    now().onfocus(marble);
    if (targetOf(event)?.matches(":focus-visible")) now().onhover(marble);
  });
  element.addEventListener("focusout", () => now().onhover(null));
}
