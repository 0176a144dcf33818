import { mounted } from "../testing/mounted.svelte";
import { aPosition, aSeatView } from "../testing/samples";
import { type RunningTimes, TableClock } from "./tableClock.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function ticking(given: Partial<RunningTimes>) {
  const first: RunningTimes = { times: [], timesAt: performance.now(), seatView: undefined };
  return mounted({ ...first, ...given }, (now) => new TableClock(now));
}

test("it ticks while a clock runs, and stands while none does", async () => {
  const { made: clock, change } = ticking({ times: [{ left: 60_000, running: true }] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.since).toBe(1000);
  change({ times: [{ left: 59_000, running: false }] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.since).toBe(1000);
});

test("a window runs down to nothing, and one without an end has no share", async () => {
  const window = { kind: "asking", length: 4000, left: 3000, answered: false, collects: true };
  const seen = (given: Partial<typeof window> | { left: null }) => ({
    ...aSeatView(aPosition({ window: { ...window, ...given } })),
    at: performance.now(),
  });
  const { made: clock, change } = ticking({ seatView: seen({}) });
  expect(clock.windowShare).toBe(0.75);
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.windowShare).toBe(0.5);
  await vi.advanceTimersByTimeAsync(9000);
  expect(clock.windowShare).toBe(0);
  change({ seatView: seen({ left: null }) });
  expect(clock.windowShare).toBeNull();
});
