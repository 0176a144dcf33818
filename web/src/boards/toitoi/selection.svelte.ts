/** Leads a player from touch to touch: what was touched so far, what each touch would do now, what is in the hand. */
import {
  back,
  flights,
  type Made,
  PLACES,
  replacing,
  START,
  type Touch,
  touchBank,
  touchPile,
  touchPlace,
} from "./choices";
import type { Card, View } from "./view";

export interface Situation {
  view: View;
  seat: number;
  /** Empty while this seat is not asked. */
  legal: readonly string[];
  /** Whether touching does anything. */
  open: boolean;
  /** Told when a touch leads somewhere. */
  begun: () => void;
  act: (action: string) => void;
  illegal: (action: string) => void;
}

export class Selection {
  #now: () => Situation;
  made = $state.raw<Made>(START);

  constructor(now: () => Situation) {
    this.#now = now;
  }

  bank = $derived.by(() => touchBank(this.#now().legal));
  pile = $derived.by(() => touchPile(this.#now().view.phase, this.#now().legal, this.made));
  places = $derived.by(() =>
    PLACES.map((place) => touchPlace(this.#now().view.phase, this.#now().legal, this.made, place)),
  );
  /** Whether the pile's card is in the hand, in thought. */
  lifted = $derived.by(() => this.made.step === "pile" || ("pile" in this.made && this.made.pile));
  #looked = $derived.by(() => this.#now().view.phase === "bank" && this.#now().view.turn === this.#now().seat);
  holds = $derived.by(() => this.lifted || this.#looked);
  /** The card in the hand, where it is known. */
  hand = $derived.by((): Card => {
    const { view } = this.#now();
    return this.lifted ? view.pile.at(-1)! : this.#looked ? view.held : null;
  });
  /** The places that are chosen to be opened. */
  chosen = $derived.by((): readonly number[] => {
    const { view, seat } = this.#now();
    return view.chosen[seat] ?? (this.made.step === "first" ? [this.made.place] : []);
  });
  /** The place of the Toi that was touched. */
  toi = $derived.by(() => (this.made.step === "toi" || this.made.step === "fly" ? this.made.place : null));
  /** Where it may land. */
  landings = $derived.by(() =>
    this.made.step === "fly" ? flights(this.#now().legal, this.made.place, this.made.pile) : [],
  );
  /** What puts a card in the Toi's place instead. */
  replacing = $derived.by(() => (this.made.step === "toi" ? replacing(this.made) : null));
  mayThrow = $derived.by(
    () => this.#now().view.phase === "bank" && this.made.step === "start" && this.leads(this.pile),
  );
  mayKeepHidden = $derived.by(() => this.made.step === "throw" && this.#now().legal.includes("throw"));

  /** Whether a touch leads somewhere now. */
  leads(touch: Touch): boolean {
    return this.#now().open && !("forbidden" in touch);
  }

  /** How tests and hands find what a touch does, and what it would mean where it does nothing. */
  hooks(touch: Touch, choice: string): Record<string, string> {
    if (!this.#now().open) return {};
    if ("forbidden" in touch) return { "data-attempt": touch.forbidden };
    if ("act" in touch) return { "data-action": touch.act };
    return { "data-choice": choice };
  }

  touch(touch: Touch): void {
    const { open, begun, act, illegal } = this.#now();
    if (!open) return;
    if ("forbidden" in touch) return illegal(touch.forbidden);
    begun();
    if ("act" in touch) act(touch.act);
    else this.made = touch.go;
  }

  /** Let the Toi fly that was touched. */
  fly(): void {
    if (this.made.step === "toi") this.made = { ...this.made, step: "fly" };
  }

  back(): void {
    this.made = back(this.#now().view.phase, this.made);
  }

  /** Another position: whatever was being chosen is over. */
  forget(): void {
    this.made = START;
  }
}
