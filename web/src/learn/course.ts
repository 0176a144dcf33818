/** A game's course: its lessons and their sentences, brought when somebody wants to learn. */

import type { Say } from "../boards/board";
import { api } from "../live/api";
import { gameCatalogue } from "../live/me.svelte";
import { canReferee } from "../local/own";
import type { GameInfo, Lang, LessonInfo } from "../wire";
import { catalogue, format } from "../words/catalogue";

/** A course in a language. */
export interface Course {
  lessons: LessonInfo[];
  say: Say;
}

/** The names of a game's lessons, in order; what is known of a game from before there were lessons has none. */
export function lessonNames(game: string): string[] {
  const info: Partial<GameInfo> | undefined = gameCatalogue()?.find(({ key }) => key === game);
  return info?.lessons ?? [];
}

/** Whether a game has a course that this page can play. */
export function canTeach(game: string): boolean {
  return lessonNames(game).length > 0 && canReferee(game);
}

/** The sentences of the lessons, as `lesson-NAME` and its attributes; no rule and no board is named in any other words. */
async function sentences(game: string, lang: Lang): Promise<Say> {
  const path = `/api/words/${lang}/${game}/lessons`;
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const bundle = catalogue(lang, [await answer.text()]);
  return (id, args) => format(bundle, id, args);
}

export async function loadCourse(game: string, lang: Lang): Promise<Course> {
  const [lessons, say] = await Promise.all([api.lessons(game), sentences(game, lang)]);
  return { lessons, say };
}

/** The first lesson that was not done, else the first one; none where there are none. */
export function nextLesson(lessons: readonly string[], isDone: (lesson: string) => boolean): string | undefined {
  return lessons.find((lesson) => !isDone(lesson)) ?? lessons[0];
}
