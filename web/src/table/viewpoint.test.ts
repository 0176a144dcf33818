import { mounted } from "../testing/mounted.svelte";
import { aPosition, aSeat, aSeatView, aStep, aTable } from "../testing/samples";
import type { Position } from "../wire";
import { Viewpoint } from "./viewpoint.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const shared = aTable({ seats: [aSeat({ mine: true }), aSeat({ occupant: "device", mine: true, name: "Omar" })] });
/** What both know when one of them is asked; the same, unless cards are dealt. */
function views(actor: number, { cards = false, ply = 0 } = {}) {
  const known = (seat: number) => {
    const view: Position["view"] = cards ? { hand: [seat] } : {};
    return aSeatView(aPosition({ ply, seat, view, actors: [actor], legal: seat === actor ? ["e2"] : [] }));
  };
  return { 0: known(0), 1: known(1) };
}

function looking(seatViews: Partial<ReturnType<typeof views>>) {
  let isHeld = false;
  const { made, change } = mounted({ table: shared, seatViews }, (now) => new Viewpoint(now, () => isHeld));
  return { viewpoint: made, change, hold: (on: boolean) => (isHeld = on) };
}

test("the one who acted sees what came of it; then a curtain falls, and only the next one opens it", async () => {
  const { viewpoint, change } = looking(views(0, { cards: true }));
  expect([viewpoint.seat, viewpoint.isCurtained]).toEqual([0, true]);
  viewpoint.openCurtain();
  change({ seatViews: views(1, { cards: true, ply: 1 }) });
  await vi.advanceTimersByTimeAsync(1000);
  expect([viewpoint.seat, viewpoint.isCurtained]).toEqual([0, false]);
  await vi.advanceTimersByTimeAsync(500);
  expect([viewpoint.seat, viewpoint.isCurtained]).toEqual([1, true]);
  viewpoint.openCurtain();
  expect(viewpoint.isCurtained).toBe(false);
});

test("nobody's cards are shown before it is known what each of those at this screen knows", async () => {
  const all = views(1, { cards: true });
  const { viewpoint, change } = looking({});
  change({ seatViews: { 0: all[0] } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(viewpoint.newest).toBeUndefined();
  change({ seatViews: all });
  await vi.advanceTimersByTimeAsync(0);
  expect([viewpoint.seat, viewpoint.isCurtained]).toEqual([1, true]);
  expect(viewpoint.newest).toBe(all[1]);
});

test("where nothing is hidden, no curtain falls", async () => {
  const { viewpoint, change } = looking(views(0));
  expect(viewpoint.isCurtained).toBe(false);
  change({ seatViews: views(1, { ply: 1 }) });
  await vi.advanceTimersByTimeAsync(1500);
  expect([viewpoint.seat, viewpoint.isCurtained]).toEqual([1, false]);
});

test("while the board is held nobody else's eyes are taken", async () => {
  const { viewpoint, change, hold } = looking(views(0));
  hold(true);
  change({ seatViews: views(1, { ply: 1 }) });
  await vi.advanceTimersByTimeAsync(5000);
  expect(viewpoint.seat).toBe(0);
});

test("what was drawn before the first action is news, even if it came before the board; later steps are not", () => {
  const { viewpoint } = looking(views(0));
  const early = (ply: number) => ({ ...aSeatView(aPosition({ ply }), [aStep(ply)]), at: 0 });
  expect(viewpoint.isNews(early(0))).toBe(true);
  expect(viewpoint.isNews(early(7))).toBe(false);
  expect(viewpoint.isNews({ ...early(7), at: performance.now() + 1 })).toBe(true);
});
