import { here } from "../router.svelte";
import { speaking } from "../testing/catalogues";
import { mounted } from "../testing/mounted.svelte";
import { aSeat, aTable } from "../testing/samples";
import { allAnnounced } from "../toasts.svelte";
import type { Outcome } from "../wire";
import { sayOf } from "../words/words.svelte";
import { type Ended, ResultSheet } from "./resultSheet.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  speaking("en", "quoridor");
});
afterEach(() => vi.useRealTimers());

const OUTCOME: Outcome = { places: [1, 2], scores: [1, 0], resigned: [], by: "play" };
const table = aTable({ status: "over", seats: [aSeat({ mine: true }), aSeat({ name: "Omar" })] });

function ending(given: Partial<Ended> = {}) {
  const first = { table, outcome: OUTCOME, names: ["Sara", "Omar"], say: sayOf("quoridor"), isCovered: false };
  const { made, change, unmount } = mounted<Ended, ResultSheet>({ ...first, ...given }, (now) => new ResultSheet(now));
  return { sheet: made, change, unmount };
}

test("the last move is watched before the sheet opens, once; put away, it stays so", async () => {
  const { sheet, change } = ending({ outcome: null });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sheet.isOpen).toBe(false);
  change({ outcome: OUTCOME });
  await vi.advanceTimersByTimeAsync(800);
  expect(sheet.isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect([sheet.isOpen, sheet.isPutAway]).toEqual([true, false]);
  sheet.isOpen = false;
  change({ outcome: { ...OUTCOME } });
  await vi.advanceTimersByTimeAsync(5000);
  expect([sheet.isOpen, sheet.isPutAway]).toEqual([false, true]);
});

test("nobody is crowned for a draw", () => {
  expect(ending().sheet.winners).toEqual([0]);
  expect(ending({ outcome: { ...OUTCOME, places: [1, 1] } }).sheet.winners).toEqual([]);
});

test("another's wish for a rematch is said; whoever reads beside the board gets the sheet again", async () => {
  for (const isCovered of [true, false]) {
    const { sheet, change, unmount } = ending({ isCovered });
    await vi.advanceTimersByTimeAsync(1000);
    sheet.isOpen = false;
    change({ table: { ...table, rematch: [1] } });
    expect(sheet.isOpen).toBe(isCovered);
    expect(allAnnounced().at(-1)?.text).toBe("Another match? Asked for by Omar.");
    unmount();
  }
});

test("whoever asked for the next match goes there; others stay", () => {
  const { change } = ending();
  change({ table: { ...table, rematch: [1], next: "other" } });
  expect(here().path).not.toBe("/table/other");
  change({ table: { ...table, rematch: [0, 1], next: "next" } });
  expect(here().path).toBe("/table/next");
});
