import { nextLesson } from "./course";
import { isLessonDone, mayOffer, noteLessonDone, noteOffered, readProgress } from "./progress.svelte";

test("what was kept and is understood is taken", () => {
  expect(readProgress(null)).toEqual({});
  expect(readProgress("not json")).toEqual({});
  expect(readProgress('{"taki":{"done":["plus"],"offered":true},"nahs":{"done":3},"other":null}')).toEqual({
    taki: { done: ["plus"], offered: true },
  });
});

test("a lesson that was done is kept as such, once", () => {
  noteLessonDone("quoridor", "jump");
  noteLessonDone("quoridor", "jump");
  expect(isLessonDone("quoridor", "jump")).toBe(true);
  expect(isLessonDone("quoridor", "edge")).toBe(false);
  expect(readProgress(localStorage.getItem("majlis-lessons"))["quoridor"]!.done).toEqual(["jump"]);
});

test("the course is offered once, and not to whoever has begun it", () => {
  expect(mayOffer("taki")).toBe(true);
  noteOffered("taki");
  expect(mayOffer("taki")).toBe(false);
  noteLessonDone("nahs", "zero");
  expect(mayOffer("nahs")).toBe(false);
});

test("the next lesson is the first that was not done, and the first of all when all are", () => {
  const lessons = ["one", "two", "three"];
  expect(nextLesson(lessons, (name) => name === "one")).toBe("two");
  expect(nextLesson(lessons, () => true)).toBe("one");
  expect(nextLesson([], () => false)).toBeUndefined();
});
