// Made by tools/translator from Python; do not edit by hand.

import * as py from "../python";
import { type Window } from "../../wire";
import { WindowKind } from "../shared/definition";
import { Match } from "../shared/match";

/** What somebody has chosen. */
export class WindowChoice {
  constructor(
    public action: number,
    public client: null | string,
  ) {
  }
}

/** A window as it stands. */
export class OpenWindow {
  constructor(
    public kind: WindowKind,
    public ply: number,
    public length: null | number,
    public ends: null | number,
    public choices: Map<number, WindowChoice> = new Map(),
    public stored: Set<number> = new Set(),
  ) {
  }
  /** The window as a seat sees it. */
  shown(seat: null | number, now: number): Window {
    const left = this.ends === null ? null : Math.max(py.round(py.times(this.ends - now, 1000)), 0);
    const length = this.length === null ? null : py.round(py.times(this.length, 1000));
    return { kind: this.kind.kind, length: length, left: left, answered: py.has(this.choices, seat), collects: this.kind.collects };
  }
  is_past(now: number): boolean {
    return this.ends !== null && now >= this.ends;
  }
}

/** The window that the position of a match asks for. */
export function window_kind(match: Match): WindowKind | null {
  const windows = match.game.definition.windows;
  if (windows === null) {
    return null;
  }
  const kind: WindowKind | null = windows.window_kind(match.record());
  return kind;
}

/** Whether an action is kept unseen in a window that collects. */
export function is_sealed(match: Match, action: number): boolean {
  const windows = match.game.definition.windows;
  return windows !== null && py.truth(windows.is_sealed(action));
}

/** How long such a window is open, as the game has it. */
export function usual_seconds(match: Match, kind: WindowKind): number {
  const windows = match.game.definition.windows;
  if (!(windows !== null)) throw new py.AssertionError("windows is not None");
  return Number(py.item(windows.SECONDS, kind.kind));
}

/** The seats whose choices a window collects, in asking order. */
export function asked(match: Match): number[] {
  return match.actors().filter((seat) => match.legal_actions(seat).some((action) => is_sealed(match, action)));
}

/** What saying nothing means for a seat: what the game says, or all that it could do; None: nothing. */
export function default_action(match: Match, seat: number): null | number {
  const legal: number[] = match.legal_actions(seat).filter((action) => is_sealed(match, action));
  const windows = match.game.definition.windows;
  if (windows !== null && py.contains(legal, windows.DEFAULT_ACTION)) {
    return py.int(windows.DEFAULT_ACTION);
  }
  return legal.length === 1 ? py.at(legal, 0) : null;
}

/** The seats that merely may speak: those with an engine-only wait. */
export function speakers(match: Match): Set<number> {
  const waits: Set<number> = match.game.definition.waits;
  if (!(waits.size > 0)) {
    return new Set();
  }
  return new Set(match.actors().filter((seat) => py.common(waits, new Set(match.all_legal(seat))).size > 0));
}
