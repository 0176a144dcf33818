/** Which lessons were done in this browser, and where the course was offered already; kept here, never sent. */

import { siteData } from "../siteData";

/** What is kept of a game. */
interface Progress {
  done: string[];
  /** Whether somebody was asked at a table if they want to learn. */
  offered: boolean;
}

const KEPT = "majlis-lessons";

function isProgress(one: unknown): one is Progress {
  if (typeof one !== "object" || one === null || !("done" in one && "offered" in one)) return false;
  return Array.isArray(one.done) && one.done.every((name) => typeof name === "string");
}

/** Progress from what was kept; whatever is not understood has not happened. */
export function readProgress(kept: string | null): Record<string, Progress> {
  try {
    const found = Object.entries((JSON.parse(kept ?? "{}") ?? {}) as Record<string, unknown>);
    return Object.fromEntries(found.filter((entry): entry is [string, Progress] => isProgress(entry[1])));
  } catch {
    // Something else wrote here.
    return {};
  }
}

let current = $state.raw(readProgress(siteData.read(KEPT)));

function change(game: string, wanted: Partial<Progress>): void {
  const before = current[game] ?? { done: [], offered: false };
  current = { ...current, [game]: { ...before, ...wanted } };
  siteData.write(KEPT, JSON.stringify(current));
}

export function isLessonDone(game: string, lesson: string): boolean {
  return current[game]?.done.includes(lesson) ?? false;
}

export function noteLessonDone(game: string, lesson: string): void {
  if (!isLessonDone(game, lesson)) change(game, { done: [...(current[game]?.done ?? []), lesson] });
}

/** Whether somebody who sits down may be asked if they want to learn: nobody was before, and no lesson was done. */
export function mayOffer(game: string): boolean {
  const known = current[game];
  return !known || (!known.offered && !known.done.length);
}

export function noteOffered(game: string): void {
  if (mayOffer(game)) change(game, { offered: true });
}
