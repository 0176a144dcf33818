/** Leads a player from a touched card to an action: how many of it, whom it is aimed at, or what it is exchanged for. */
import { grouped, isKind } from "../../pieces/nahs/kinds";
import { choicesOf, meantBy, only, type Zone } from "./choices";
import { exchanged, exchangeText, type Six } from "./exchange";
import type { Choosing } from "./prompt";
import type { View } from "./view";

export interface SelectionInput {
  view: View;
  seat: number;
  /** Empty while this seat is not asked. */
  legal: readonly string[];
  busy: boolean;
  play: (action: string) => void;
  /** Something was touched that cannot be done now. */
  refuse: (action: string, element: HTMLElement) => void;
}

/** How a card is shown, and what a touch of it would do. */
export interface CardLook {
  legal: boolean;
  picked: boolean;
  hook: Record<string, string>;
  /** What touching it would mean where it leads nowhere. */
  attempt?: string;
}

/** Cards of one kind that are held and touched together; no kind: cards one does not see. */
export interface Group extends CardLook {
  kind: string | null;
  count: number;
  /** What names it: the kind, or its place while cards are exchanged one by one. */
  key: string;
}

export class Selection {
  readonly #now: () => SelectionInput;
  /** A card touched whose number or target is still to be chosen. */
  picked = $state.raw<{ zone: Zone; kind: string } | null>(null);
  /** In the exchange: the arrangement tried out, and the card that waits for its partner. */
  #tried = $state.raw<Six | null>(null);
  #partner = $state.raw<{ zone: Zone; at: number } | null>(null);

  constructor(now: () => SelectionInput) {
    this.#now = now;
  }

  readonly #held = $derived.by(() => this.#now().view.hands[this.#now().seat] ?? []);
  readonly #known = $derived.by(() => this.#held.filter(isKind));
  readonly #dealtUps = $derived.by(() => this.#now().view.face_up[this.#now().seat] ?? []);
  readonly #isExchange = $derived.by(() => this.#now().view.phase === "exchange");
  readonly choices = $derived.by(() => {
    const { view, legal } = this.#now();
    return choicesOf(legal, view.phase, this.#held.length > 0 ? "hand" : "up");
  });
  /** Whether cards are to be exchanged now. */
  readonly exchanging = $derived.by(() => this.#isExchange && this.choices.ready);

  readonly #choice = $derived.by(() => {
    const { picked } = this;
    return picked ? (this.choices[picked.zone].get(picked.kind) ?? null) : null;
  });
  /** How many of the picked card may be laid, each with its text. */
  readonly counts = $derived.by(() => (this.#choice?.kind === "lay" ? this.#choice.counts : null));
  /** Whom a take-it may be aimed at, each with its text. */
  readonly targets = $derived.by(() => (this.#choice?.kind === "aim" ? this.#choice.targets : this.choices.found));
  /** The cards that lie face up and those in the hand, as they are tried out. */
  readonly #six = $derived.by((): Six => this.#tried ?? { ups: this.#shownUps(), hand: this.#known });
  readonly ups = $derived.by(() => this.#six.ups);
  /** The text of the exchange that is tried out; `ready` where nothing is. */
  readonly exchange = $derived.by(() => exchangeText(this.#six, this.#dealtUps));
  readonly mayGoBack = $derived.by(() => (this.picked ?? this.#partner ?? this.#tried) !== null);

  readonly choosing = $derived.by((): Choosing => {
    if (this.#partner) return { step: "partner" };
    if (!this.picked || !this.#choice) return null;
    return { step: this.#choice.kind === "lay" ? "count" : "aim", kind: this.picked.kind };
  });

  /** The hand as it is held: unseen, card by card while they are exchanged, else by kind. */
  readonly groups = $derived.by((): Group[] => {
    if (this.#known.length < this.#held.length) {
      const unseen = { kind: null, count: 1, legal: false, picked: false, hook: {} };
      return this.#held.map((_, at) => ({ ...unseen, key: `back ${at}` }));
    }
    if (this.#isExchange) {
      return this.#handShown().map((kind, at) => ({
        kind,
        count: 1,
        key: `place ${at}`,
        ...this.#placeLook("hand", at),
      }));
    }
    return grouped(this.#known).map(({ kind, count }) => ({ kind, count, key: kind, ...this.#kindLook("hand", kind) }));
  });

  /** How a face-up card is shown. */
  upLook(at: number): CardLook {
    return this.#isExchange ? this.#placeLook("up", at) : this.#kindLook("up", this.ups[at]!);
  }

  readonly forget = (): void => {
    [this.picked, this.#tried, this.#partner] = [null, null, null];
  };

  /** One step back. */
  back(): void {
    if (this.#partner) this.#partner = null;
    else this.forget();
  }

  touchUp(at: number, element: HTMLElement): void {
    if (this.exchanging) this.#touchPlace("up", at);
    else this.#touchKind("up", this.ups[at]!, element);
  }

  touchGroup({ key, kind }: Group, element: HTMLElement): void {
    if (this.exchanging) this.#touchPlace("hand", Number(key.slice("place ".length)));
    else if (kind) this.#touchKind("hand", kind, element);
  }

  touchDown(at: number, element: HTMLElement): void {
    const { busy, play, refuse } = this.#now();
    const action = this.choices.down.get(at);
    if (action) play(action);
    else if (!busy) refuse(`down ${at + 1}`, element);
  }

  /** Take up the take-it with which somebody asked may counter. */
  pickCounter(): void {
    this.picked = { zone: this.choices.hand.has("ti") ? "hand" : "up", kind: "ti" };
  }

  #touchKind(zone: Zone, kind: string, element: HTMLElement): void {
    const { busy, play, refuse } = this.#now();
    if (busy) return;
    const leads = this.choices[zone].get(kind);
    if (!leads) return refuse(this.#attempt(zone, kind), element);
    const action = only(leads);
    if (action) return play(action);
    this.picked = this.picked?.zone === zone && this.picked.kind === kind ? null : { zone, kind };
  }

  #touchPlace(zone: Zone, at: number): void {
    if (this.#now().busy) return;
    const partner = this.#partner;
    if (!partner || partner.zone === zone) {
      this.#partner = partner?.at === at ? null : { zone, at };
      return;
    }
    this.#tried = zone === "up" ? exchanged(this.#six, at, partner.at) : exchanged(this.#six, partner.at, at);
    this.#partner = null;
  }

  #kindLook(zone: Zone, kind: string): CardLook {
    const leads = this.choices[zone].get(kind);
    const picked = this.picked?.zone === zone && this.picked.kind === kind;
    if (!leads) return { legal: false, picked, hook: {}, attempt: this.#attempt(zone, kind) };
    const action = only(leads);
    return { legal: true, picked, hook: action ? { "data-action": action } : { "data-choice": `${zone} ${kind}` } };
  }

  #attempt(zone: Zone, kind: string): string {
    const { view, seat } = this.#now();
    return meantBy(zone, kind, view.phase, (seat + 1) % view.hands.length);
  }

  #placeLook(zone: Zone, at: number): CardLook {
    const hook: CardLook["hook"] = this.exchanging ? { "data-choice": `${zone} ${at}` } : {};
    return { legal: this.exchanging, picked: this.#partner?.zone === zone && this.#partner.at === at, hook };
  }

  /** Once chosen, the three that will lie face up are shown as if they did. */
  #shownUps(): readonly string[] {
    const chosen = this.#isExchange ? this.#now().view.chosen[this.#now().seat] : null;
    const kinds = chosen?.filter(isKind) ?? [];
    return chosen && kinds.length === chosen.length ? kinds : this.#dealtUps;
  }

  #handShown(): readonly string[] {
    if (this.#tried || this.ups === this.#dealtUps) return this.#six.hand;
    const rest = [...this.#known, ...this.#dealtUps];
    for (const kind of this.ups) rest.splice(rest.indexOf(kind), 1);
    return rest;
  }
}
