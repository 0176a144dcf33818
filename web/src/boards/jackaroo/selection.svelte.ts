/** Leads a player from a touched card to an action: what is chosen, what may be touched next, what it would do. */
import { actionOf, choicesOf, example, follow, marblesOf, meant, type Touch, waysOf } from "./choices";
import type { Geometry, Marble } from "./geometry";
import { type Part, type Play, read } from "./plays";
import { after, colourOf, mateOf, placesOf, type Walk, walksOf } from "./walks";

export interface SelectionInput {
  board: Geometry;
  rows: string[][];
  seat: number;
  /** Empty while this seat is not asked. */
  legal: readonly string[];
  /** Whether anything may be touched; not while a move is on its way, which stays shown as it was chosen. */
  open: boolean;
  act: (action: string) => void;
  illegal: (action: string) => void;
}

/** Touches that need no second one to confirm them: they say what they do, and nothing moves on the board. */
const PLAIN = new Set<Touch>(["throw", "stop", "hand"]);

export class Selection {
  #now: () => SelectionInput;
  /** The touches made so far. */
  picked = $state.raw<Touch[]>([]);
  /** A touch that is shown and waits to be confirmed. */
  pinned = $state.raw<Touch | null>(null);
  /** A touch under the mouse or the focus. */
  hovered = $state.raw<Touch | null>(null);
  /** A message in place of what is wanted. */
  note = $state.raw<string | null>(null);

  constructor(now: () => SelectionInput) {
    this.#now = now;
  }

  colour = $derived.by(() => colourOf(this.#now().rows, this.#now().seat));
  /** Whose marble walks the rest of a 7 where it is handed on. */
  mate = $derived.by(() => mateOf(this.#now().rows.length, this.colour));
  places = $derived.by(() => placesOf(this.#now().rows));
  root = $derived.by(() => choicesOf(this.#now().legal, this.colour, this.mate));
  reached = $derived.by(() => follow(this.root, this.picked));
  choice = $derived.by(() => this.reached.choice);
  card = $derived.by(() => this.picked[0]?.slice(5) ?? null);
  /** Whether the chosen card cannot be played. */
  isDead = $derived.by(() => this.picked.length > 0 && this.reached.path.length === 0);
  lit = $derived.by(() => (this.card === null || this.isDead ? [] : marblesOf(this.choice)));
  ways = $derived.by(() => (this.isDead ? [] : offered(waysOf(this.choice))));
  canDrop = $derived.by(() => this.card !== null && this.choice.next.has("drop"));
  previewed = $derived.by(() => this.hovered ?? this.pinned);
  /** What the touch that is looked at would play, if it is the last one. */
  play = $derived.by((): Play | null => {
    const action = this.previewed === null ? undefined : actionOf(this.choice, this.previewed);
    return action === undefined ? null : read(action, this.colour, this.mate);
  });
  /** The parts of a 7 that are chosen already. */
  parts = $derived.by(() => partsIn(this.reached.path));
  /** A marble that was touched and still needs its steps, its way or its partner. */
  held = $derived.by((): Marble | null => {
    const last = this.reached.path.at(-1);
    return last?.startsWith("marble ") ? last.slice(7) : null;
  });
  /** The walks to be shown: of what is chosen, and of what is looked at. */
  walks = $derived.by((): Walk[] => {
    if (this.play) return this.#walks(this.play);
    const steps = this.previewed?.startsWith("steps ") ? Number(this.previewed.slice(6)) : 0;
    const more = this.held !== null && steps > 0 ? [{ marble: this.held, steps }] : [];
    return this.#walks({ kind: "walk", card: this.card ?? "7", parts: [...this.parts, ...more] });
  });
  /** Where the marbles are after the parts of a 7 that are chosen. */
  shown = $derived.by(() => {
    const parts: Play = { kind: "walk", card: "7", parts: this.parts };
    return this.parts.length === 0 ? this.places : after(this.places, this.#walks(parts));
  });

  /** What a touch would do if it were the last one. */
  foreseen(touch: Touch): { action: string; play: Play; walks: Walk[] } | null {
    const action = actionOf(this.choice, touch);
    if (action === undefined) return null;
    const play = read(action, this.colour, this.mate);
    return { action, play, walks: this.#walks(play) };
  }

  /** Where each number of steps would bring the marble of a 7 that is held. */
  landings(): { touch: Touch; walk: Walk }[] {
    const { held, parts } = this;
    if (held === null || this.card !== "7") return [];
    return this.ways
      .filter((touch) => touch.startsWith("steps "))
      .map((touch) => {
        const play: Play = {
          kind: "walk",
          card: "7",
          parts: [...parts, { marble: held, steps: Number(touch.slice(6)) }],
        };
        return { touch, walk: this.#walks(play).at(-1)! };
      });
  }

  reset(): void {
    [this.picked, this.pinned, this.hovered, this.note] = [[], null, null, null];
  }

  /** One touch back. */
  back(): void {
    if (this.pinned !== null && this.choice.actions.size > 1) this.pinned = null;
    else [this.picked, this.pinned] = [this.picked.slice(0, -1), null];
    [this.hovered, this.note] = [null, null];
  }

  /** Take a card in hand, or lay it back; one that cannot be played says why. */
  take(rank: string, again: boolean): void {
    const { open, illegal } = this.#now();
    if (!open) return;
    const touch = `card ${rank}`;
    const thrown = again ? actionOf(this.choice, "throw") : undefined;
    if (thrown !== undefined) return this.#now().act(thrown);
    this.reset();
    if (again) return;
    this.picked = [touch];
    if (!this.root.next.has(touch)) illegal(this.attempt(rank));
    else if (this.choice.actions.size === 1)
      this.pinned = [...this.choice.next.keys()].find((t) => this.foreseen(t)) ?? null;
  }

  /** What taking a card would mean that cannot be played. */
  attempt(rank: string): string {
    const { legal, rows } = this.#now();
    return legal.includes("throw hand") ? `throw ${rank}` : example(rank, this.colour, rows);
  }

  /** What touching a marble means now. */
  meaning(marble: Marble): Touch {
    const own = marble.startsWith(`s${this.colour + 1}.`);
    return own && this.shown[marble] === "grave" && (this.card === "A" || this.card === "K")
      ? "drop"
      : `marble ${marble}`;
  }

  /** A touch on a marble or on a button; with a finger (`coarse`) the first one shows and the second one plays. */
  touch(touch: Touch, coarse: boolean): void {
    const { open, act } = this.#now();
    if (!open) return;
    this.note = null;
    const action = actionOf(this.choice, touch);
    if (action !== undefined) {
      if (coarse && !PLAIN.has(touch) && this.pinned !== touch) this.pinned = touch;
      else act(action);
    } else if (this.choice.next.has(touch)) {
      [this.picked, this.pinned, this.hovered] = [[...this.picked, touch], null, null];
    } else if (this.held !== null && touch === `marble ${this.held}`) {
      this.back();
    } else {
      this.#refuse(touch);
    }
  }

  /** Say why not. */
  #refuse(touch: Touch): void {
    const { illegal } = this.#now();
    if (this.card === null) {
      this.note = "board-card-first";
      return;
    }
    const path = this.isDead ? this.picked : this.reached.path;
    if (touch === "drop") return illegal(`${this.card} drop`);
    const action = meant(path, touch.slice(7), this.colour, this.mate);
    if (action === undefined) this.note = "board-own-only";
    else illegal(action);
  }

  #walks(play: Play): Walk[] {
    return walksOf(this.#now().board, this.places, this.#now().seat, this.colour, play);
  }
}

function partsIn(path: readonly Touch[]): Part[] {
  const parts: Part[] = [];
  for (const [i, touch] of path.entries()) {
    if (touch.startsWith("steps ")) parts.push({ marble: path[i - 1]!.slice(7), steps: Number(touch.slice(6)) });
  }
  return parts;
}

/** Buttons beside the board: steps in order; a way to walk only where there is another way. */
function offered(ways: readonly Touch[]): Touch[] {
  const steps = ways.filter((way) => way.startsWith("steps ")).sort();
  const others = ways.filter((way) => !way.startsWith("steps "));
  return others.length === 1 && others[0]!.startsWith("walk ") && steps.length === 0 ? [] : [...others, ...steps];
}
