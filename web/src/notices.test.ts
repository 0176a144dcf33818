import { allNotices, allSpoken, announce, dismiss, notify } from "./notices.svelte";

test("a notice said twice stands once, at most three stand, and each goes by itself", () => {
  vi.useFakeTimers();
  for (const text of ["a", "b", "a", "c", "d"]) notify(text);
  expect(allNotices().map((notice) => notice.text)).toEqual(["a", "c", "d"]);
  dismiss(allNotices()[0]!.number);
  expect(allNotices().map((notice) => notice.text)).toEqual(["c", "d"]);
  vi.advanceTimersByTime(10_000);
  expect(allNotices()).toEqual([]);
  vi.useRealTimers();
});

test("what is said to screen readers keeps its order and its last lines", () => {
  for (let number = 1; number <= 8; number++) announce(`line ${number}`);
  announce("");
  expect(allSpoken().map((line) => line.text)).toEqual([3, 4, 5, 6, 7, 8].map((number) => `line ${number}`));
});
