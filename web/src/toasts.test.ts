import { allAnnounced, allToasts, announce, dismiss, hold, holds, showToast } from "./toasts.svelte";
import { openLayer } from "./ui/layers.svelte";

test("a notice said twice stands once, at most three stand, and each goes by itself", () => {
  vi.useFakeTimers();
  for (const text of ["a", "b", "a", "c", "d"]) showToast(text);
  expect(allToasts().map((toast) => toast.text)).toEqual(["a", "c", "d"]);
  dismiss(allToasts()[0]!.number);
  expect(allToasts().map((toast) => toast.text)).toEqual(["c", "d"]);
  vi.advanceTimersByTime(10_000);
  expect(allToasts()).toEqual([]);
  vi.useRealTimers();
});

test("a notice that somebody points at stays, and one with a rule stays longer", () => {
  vi.useFakeTimers();
  showToast("held");
  hold(true);
  vi.advanceTimersByTime(60_000);
  expect(allToasts()).toHaveLength(1);
  hold(false);
  vi.advanceTimersByTime(2_000);
  expect(allToasts()).toHaveLength(0);
  showToast("with a rule", "bad", { game: "taki", number: "T-5" });
  vi.advanceTimersByTime(15_000);
  expect(allToasts()).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(allToasts()).toHaveLength(0);
  vi.useRealTimers();
});

test("a notice is held by a pointer that moves over it, until its place is gone", () => {
  vi.useFakeTimers();
  const place = document.createElement("div");
  const leave = holds(place);
  showToast("under a pointer at rest");
  place.dispatchEvent(new Event("pointerenter"));
  vi.advanceTimersByTime(10_000);
  expect(allToasts()).toHaveLength(0);
  showToast("pointed at");
  place.dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(60_000);
  expect(allToasts()).toHaveLength(1);
  leave();
  vi.advanceTimersByTime(2_000);
  expect(allToasts()).toHaveLength(0);
  vi.useRealTimers();
});

test("what is said to screen readers keeps its order and its last lines", () => {
  for (let number = 1; number <= 8; number++) announce(`line ${number}`);
  announce("");
  expect(allAnnounced().map((line) => line.text)).toEqual([3, 4, 5, 6, 7, 8].map((number) => `line ${number}`));
});

test("what was said before a dialog opens does not float over it, what is said over it does", () => {
  showToast("It is not your turn.");
  const uncover = openLayer(() => {});
  expect(allToasts()).toEqual([]);
  showToast("The link is copied.");
  expect(allToasts()).toHaveLength(1);
  uncover();
});
