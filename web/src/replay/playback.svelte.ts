import { untrack } from "svelte";

import { type Commentary, newsText } from "../commentary";
import { eventText } from "../eventText";
import { ApiError } from "../live/api";
import { announce } from "../toasts.svelte";
import type { MatchInfo, Position, Step } from "../wire";
import { language, sayOf } from "../words/words.svelte";
import { archive, type ArchiveViewer } from "./archive";
import { knownSteps, nextMissing, noSegments, positionAt, type Segments, stepTo, withSegment } from "./segments";
import { namesOf } from "./table";

/** Milliseconds between two steps of a match that plays by itself. */
const BEAT = 1200;

/** A match that is watched again: where one is in it, by whose eyes, and what of it has been fetched. */
export class Playback {
  readonly #match: () => MatchInfo;
  #segments = $state.raw<Record<string, Segments>>({});
  #attempt = $state(0);
  ply = $state(0);
  viewer = $state<ArchiveViewer>("referee");
  /** The step that led here, if it was the next one. */
  fresh = $state.raw<Step[]>([]);
  playing = $state(false);
  speed = $state(1);
  /** Why nothing more could be fetched. */
  failure = $state<string | null>(null);

  /** To be made while a component is: it fetches and plays as long as that is there. */
  constructor(
    match: () => MatchInfo,
    ply: number,
    viewer: ArchiveViewer,
    readonly commentary?: Commentary,
  ) {
    this.#match = match;
    this.ply = Math.min(Math.max(0, ply), untrack(match).plies);
    this.viewer = viewer;
    $effect(() => this.#fetch());
    $effect(() => this.#beat());
  }

  readonly say = $derived.by(() => sayOf(this.#match().game));
  readonly names = $derived.by(() => namesOf(this.#match(), this.say));
  readonly last = $derived.by(() => this.#match().plies);
  readonly segments = $derived.by(() => this.#segments[String(this.viewer)] ?? noSegments(this.last));
  readonly position: Position | null = $derived.by(() => positionAt(this.segments, this.ply));
  readonly steps = $derived.by(() => knownSteps(this.segments));
  readonly opening = $derived.by(() => this.tell({ events: this.segments.loaded[0]?.opening ?? [] }));
  /** What has just happened, in words. */
  readonly now = $derived.by(() => {
    const step = stepTo(this.segments, this.ply);
    if (step) return this.#told(step);
    return this.ply === 0 ? [this.say("replay-begin"), ...this.opening].join(" ") : "";
  });

  readonly tell = ({ events }: Pick<Step, "events">): string[] =>
    events.map((event) => eventText(this.say, language(), event, this.names));

  /** What happened in a step, and what it has led to. */
  #told(step: Step): string {
    const [before, after] = [step.ply - 1, step.ply].map((ply) => positionAt(this.segments, ply));
    const teller = { say: this.say, lang: language(), names: this.names };
    const more = after ? newsText(this.commentary, before ?? null, after, teller) : [];
    return [...this.tell(step), ...more].join(" ");
  }

  readonly goTo = (to: number): void => {
    const next = Math.min(Math.max(0, to), this.last);
    if (next === this.ply) return;
    const step = next === this.ply + 1 ? stepTo(this.segments, next) : null;
    this.fresh = step ? [step] : [];
    this.ply = next;
    announce(step ? this.#told(step) : this.say("replay-ply", { ply: next, last: this.last }));
  };

  /** Go there by hand: then it plays by itself no more. */
  readonly jumpTo = (to: number): void => {
    this.playing = false;
    this.goTo(to);
  };

  readonly play = (on: boolean): void => {
    if (on && this.ply >= this.last) this.goTo(0);
    this.playing = on;
  };

  readonly look = (as: ArchiveViewer): void => {
    this.viewer = as;
    this.fresh = [];
  };

  readonly retry = (): void => {
    this.failure = null;
    this.#attempt += 1;
  };

  /** One stretch after the other, the one that is looked at first. */
  #fetch(): (() => void) | undefined {
    void this.#attempt;
    const number = nextMissing(this.segments, this.ply);
    if (number === null || this.failure !== null) return undefined;
    const [match, viewer, key] = [this.#match(), this.viewer, String(this.viewer)];
    let isWanted = true;
    archive.segment(match, viewer, number).then(
      (segment) => {
        const known = this.#segments[key] ?? noSegments(match.plies);
        this.#segments = { ...this.#segments, [key]: withSegment(known, number, segment) };
      },
      (error: unknown) => {
        if (isWanted) this.failure = (error instanceof ApiError && error.message) || this.say("wrong-text");
      },
    );
    return () => (isWanted = false);
  }

  #beat(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.ply >= this.last) {
      this.playing = false;
      return undefined;
    }
    // What has not come yet is waited for.
    if (!positionAt(this.segments, this.ply + 1)) return undefined;
    const timer = setTimeout(() => this.goTo(this.ply + 1), BEAT / this.speed);
    return () => clearTimeout(timer);
  }
}
