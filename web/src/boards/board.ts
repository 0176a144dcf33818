import type { Component, Snippet } from "svelte";

import type { Commentary } from "../commentary";
import type { Sound } from "../sounds";
import type { Position, Step, TableView, Verdict } from "../wire";

/** What a board is given. It draws the position it is sent and offers the legal actions it is sent; it holds no rules. */
export interface BoardProps {
  /** For the seat at the bottom (`position.seat`; null: a spectator, then seat 0 sits at the bottom). */
  position: Position;
  /** The steps that led here from the position drawn before, to be animated; none after a resync. */
  steps: Step[];
  /** Names, seats, options. */
  table: TableView;
  /** Who sits at the bottom. */
  seat: number;
  /** Plays one of `position.legal`; absent: read-only (replay, spectators, not asked). */
  act?: (action: string) => void;
  /** A try that is not in `position.legal`: the frame asks the server why, shakes, and shows the rule. */
  illegal?: (action: string) => void;
  /** For ghosts that show a reason while hovering (after 250 ms). */
  why?: (action: string) => Promise<Verdict>;
  /** Nobody plays here: what is only looked at may be smaller than a finger. */
  watched?: boolean;
  /** A move is on its way: take no input. */
  busy: boolean;
  /** Reduced motion: fades instead of travel. */
  reducedMotion: boolean;
  /** The plate of a seat (name, mark, clock ring, badges): the board places it where that player sits. */
  plate: Snippet<[number]>;
  /** Words from the shared catalogue, the page's and this game's. */
  say: Say;
}

export type Say = (id: string, args?: Record<string, string | number>) => string;

/** What an action is seen from: where it would be played, and by whom. */
export type Scene = Pick<BoardProps, "position" | "table" | "seat" | "say">;

/** What a player has at an end, as the game counts it. */
export interface PlayerScore {
  /** "12 points", "3 marbles home"; empty where the place says it all. */
  words: string;
  /** The lower, the better; players with equal ranks share a place. */
  rank: number;
}

/** The end of a round or a stage, after which the match goes on. */
export interface Interlude {
  /** What has ended. */
  title: string;
  /** Whom it is about: the jinx, or those who won it. */
  seats: number[];
  /** What became of them, in a sentence. */
  words: string;
  /** Whether they are to be congratulated. */
  joyful: boolean;
}

/** What a timeline marks: where something begins, where somebody is hit, where something is decided. */
export type MilestoneKind = "begin" | "blow" | "win";

/** The default export of boards/<key>/index.ts; found by looking, loaded when needed. */
export interface GameUi {
  Board: Component<BoardProps>;
  /** The small living scene for Home, in a box of 320 x 240, without text; absent: a piece of weave. */
  Poster?: Component<{ reducedMotion: boolean }>;
  /** Illustrations for the rulebook, by rule number ("J-18"). */
  figures: Record<string, Component>;
  /** An action in words, for hints; absent where the notation is words enough. */
  actionText?: (action: string, scene: Scene) => string;
  /** What matters in a position, in sentences; absent where nothing is told beside the events. */
  commentary?: Commentary;
  /** What an action touches, as selectors within the board, in order; hints are lit there. */
  spots?: (action: string, scene: Scene) => string[];
  /** What an action is played with, as a selector within the board; absent where it is the first thing it touches. */
  piece?: (action: string, scene: Scene) => string;
  /** What is heard of an event, by its name. */
  sounds?: Readonly<Record<string, Sound>>;
  /** What the timeline of a replay marks, by the event's name; `won` is marked in every game. */
  milestones?: Readonly<Record<string, MilestoneKind>>;
  /** Events that say how a match was decided, beside `won` and giving up. */
  decisive?: readonly string[];
  /** What a player has at the end of a round or of the match; absent where places are all there is. */
  playerScore?: (seat: number, scene: Scene) => PlayerScore;
  /** The words about who leads in the next match, where that follows from this one; null where a lot is drawn. */
  rematch?: (end: Scene) => string | null;
  /** What a player ends with, drawn small beside the name. */
  Holding?: Component<{ seat: number; scene: Scene }>;
  /** A small picture for the end of a round that is nobody's joy. */
  Emblem?: Component<{ reducedMotion: boolean }>;
  /** The round or stage that ended in these steps, as seen from the position after them; null where none did. */
  interlude?: (steps: readonly Step[], scene: Scene) => Interlude | null;
}
