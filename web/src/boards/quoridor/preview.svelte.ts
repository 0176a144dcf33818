/** What is being tried before it is played: a square under the keys, or a fence that hovers over its groove. */
import { tick } from "svelte";

import { dataAt } from "../../ui/target";
import {
  extent,
  type Fence,
  fenceText,
  flipped,
  lying,
  middle,
  nearestFence,
  type Perspective,
  type Point,
  readFence,
  readSquare,
  squareText,
  stepFence,
  stepSquare,
  touchedAt,
} from "./geometry";
import type { Offer, View } from "./view";
import { FRAME } from "./wood";

export interface Situation {
  view: View;
  perspective: Perspective;
  seat: number;
  offer: Offer;
  legal: readonly string[];
  /** Whether touching does anything. */
  open: boolean;
  act: (action: string) => void;
  illegal: (action: string) => void;
}

/** How much wider than drawn a groove is for a finger, in the drawing's units. */
const FINGER = 7;
/** How far from the middle of an open square a finger may miss it, in pixels. */
const REACH = 30;
/** A finger hides what is under it: a dragged fence hangs this many pixels above. */
const LIFT = 44;
/** A pointer that moved less than this has only touched. */
const STILL = 8;
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Preview {
  #now: () => Situation;
  /** The drawing that is touched. */
  svg = $state<SVGSVGElement>();
  ghost = $state<string | null>(null);
  /** Whether the ghost waits to be confirmed, rather than following the mouse. */
  settled = $state(false);
  fencing = $state(false);
  /** Where the keys are. */
  #square = $state<string>();
  #drag: { id: number; x: number; y: number; moved: boolean } | null = null;
  #pointer = "mouse";

  constructor(now: () => Situation) {
    this.#now = now;
  }

  good = $derived.by(() => this.ghost !== null && this.#now().offer.fences.has(this.ghost));
  /** What the keys are on: the one thing of the board that the Tab key stops at. */
  cursor = $derived.by(() => (this.fencing ? (this.ghost ?? fenceText(this.#first())) : this.#here));

  get #here(): string {
    const { view, seat } = this.#now();
    return this.#square ?? view.pawns[seat]!;
  }

  attempt(action: string): void {
    const { open, legal, act, illegal, view, seat } = this.#now();
    // Whoever touches their pawn means to move it, and where to is marked already.
    if (!open || action === view.pawns[seat]) return;
    if (legal.includes(action)) act(action);
    else illegal(action);
  }

  set(fence: Fence | null, stays: boolean): void {
    this.ghost = fence ? fenceText(fence) : null;
    this.settled = stays && this.ghost !== null;
  }

  turn(): void {
    if (this.ghost) this.set(flipped(readFence(this.ghost)), true);
  }

  back(): void {
    if (this.ghost) this.set(null, false);
    else this.fencing = false;
  }

  /** Another position or another player: whatever was being tried is over. */
  forget(): void {
    this.ghost = null;
    this.settled = this.fencing = false;
  }

  toggle(): void {
    if (!this.#now().open) return;
    this.fencing = !this.fencing;
    this.set(null, false);
  }

  // --- By mouse and finger ----------------------------------------------------------------------------------------

  hover(event: PointerEvent): void {
    const { open, perspective } = this.#now();
    this.#pointer = event.pointerType;
    if (!open || this.#drag) return;
    if (this.#pointer !== "mouse") {
      if (this.fencing && event.buttons) this.set(nearestFence(perspective, this.#at(event, LIFT)), true);
      return;
    }
    const touched = this.fencing ? { fence: nearestFence(perspective, this.#at(event)) } : this.#touched(event, 1);
    this.set(touched && "fence" in touched ? touched.fence : null, false);
  }

  leave(): void {
    if (!this.settled) this.set(null, false);
  }

  click(event: MouseEvent): void {
    const { open, perspective, offer } = this.#now();
    if (!open) return;
    const told = dataAt(event, "at");
    // A click without a pointer comes from the keyboard or a screen reader, and means the thing itself.
    if (event.detail === 0) {
      if (told) this.attempt(told);
      return;
    }
    const isMouse = this.#pointer === "mouse";
    const touched = this.fencing
      ? { fence: nearestFence(perspective, this.#at(event)) }
      : this.#touched(event, isMouse ? 1 : FINGER);
    if (!touched) return this.back();
    if ("square" in touched) {
      const text = (!isMouse && this.#openNear(event)) || squareText(touched.square);
      // With a fence waiting, a touch elsewhere takes it back, unless it plainly says where the pawn goes.
      if (this.settled && !offer.squares.has(text)) return this.back();
      this.set(null, false);
      return this.attempt(text);
    }
    const text = fenceText(touched.fence);
    if (isMouse || (this.settled && this.ghost === text)) return this.attempt(text);
    this.set(touched.fence, true);
  }

  /** Take a fence from the rack. */
  grab(event: PointerEvent): void {
    const { open, view, seat } = this.#now();
    if (!open || view.left[seat] === 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#pointer = event.pointerType;
    this.#drag = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  }

  carry(event: PointerEvent): void {
    const drag = this.#drag;
    if (drag?.id !== event.pointerId) return;
    drag.moved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > STILL;
    if (!drag.moved) return;
    const point = this.#at(event, this.#pointer === "mouse" ? 0 : LIFT);
    this.set(this.#isOverField(point) ? nearestFence(this.#now().perspective, point) : null, false);
  }

  drop(event: PointerEvent): void {
    if (this.#drag?.id !== event.pointerId) return;
    const carried = this.#drag.moved ? this.ghost : null;
    this.#drag = null;
    this.set(null, false);
    if (carried && event.type === "pointerup") this.attempt(carried);
  }

  /** The open square that a finger means that has touched beside it. */
  #openNear(event: MouseEvent): string | undefined {
    const { perspective, offer } = this.#now();
    const reach = REACH / (this.svg!.getScreenCTM()?.a ?? 1);
    const at = this.#at(event);
    const away = (text: string): number => {
      const { x, y } = middle(perspective, readSquare(text));
      return Math.hypot(x - at.x, y - at.y);
    };
    const near = [...offer.squares].filter((text) => away(text) < reach);
    return near.sort((one, other) => away(one) - away(other))[0];
  }

  #touched(event: MouseEvent, width: number) {
    return touchedAt(this.#now().perspective, this.#at(event), width);
  }

  #at(event: { clientX: number; clientY: number }, lift = 0): Point {
    const matrix = this.svg!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY - lift).matrixTransform(matrix);
    return { x, y };
  }

  #isOverField({ x, y }: Point): boolean {
    const end = extent(this.#now().perspective.size);
    return x > -FRAME && y > -FRAME && x < end + FRAME && y < end + FRAME;
  }

  // --- By keyboard ------------------------------------------------------------------------------------------------

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#pressed(event)) return;
    event.preventDefault();
    this.focus();
  }

  /** The keyboard goes to where the keys are. */
  focus(): void {
    void tick().then(() => this.svg?.querySelector<SVGElement>(`[data-at="${this.cursor}"]`)?.focus());
  }

  /** Take a fence by keyboard, or put it back: it hovers beside the square that the keys are on. */
  take(): void {
    if (!this.#now().open) return;
    this.fencing = !this.fencing;
    this.set(this.fencing ? this.#first() : null, true);
  }

  /** Whether a key means anything here; if so, it is done. */
  #pressed(event: KeyboardEvent): boolean {
    const { perspective, open } = this.#now();
    const arrow = ARROWS[event.key];
    if (arrow && this.fencing) this.set(stepFence(perspective, readFence(this.cursor), ...arrow), true);
    else if (arrow) this.#square = squareText(stepSquare(perspective, readSquare(this.cursor), ...arrow));
    else if (event.code === "KeyF" && open) this.take();
    else if (event.code === "KeyH" && this.fencing) this.set(lying(perspective, readFence(this.cursor), "h"), true);
    else if (event.code === "KeyV" && this.fencing) this.set(lying(perspective, readFence(this.cursor), "v"), true);
    else if (event.key === "Enter" || event.key === " ") this.attempt(this.cursor);
    else if (event.key === "Escape") this.forget();
    else return false;
    return true;
  }

  /** The fence that the keys begin with, beside the square they are on. */
  #first(): Fence {
    const { perspective } = this.#now();
    const { file, rank } = readSquare(this.#here);
    const most = perspective.size - 2;
    return lying(perspective, { file: Math.min(file, most), rank: Math.min(rank, most), orientation: "h" }, "h");
  }
}
