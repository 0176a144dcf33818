import type { SeatView } from "../live/store";
import { speaking } from "../testing/catalogues";
import { aPosition, aSeatView, aStep } from "../testing/samples";
import { allAnnounced, allToasts, dismissAll } from "../toasts.svelte";
import { changeSettings } from "../settings.svelte";
import * as voice from "../voice";
import { sayOf } from "../words/words.svelte";
import { Announcer } from "./announcer";

beforeEach(() => {
  speaking("en", "quoridor");
  dismissAll();
});

const after = (ply: number, steps = [aStep(ply)]) => aSeatView(aPosition({ ply }), steps);

/** What is said of a view to whoever listens. */
function hearing(announcer: Announcer, seatView: SeatView, isTurn = false): string[] {
  const before = allAnnounced().at(-1)?.number ?? 0;
  announcer.hear(seatView, isTurn, { say: sayOf("quoridor"), names: ["Sara", "Omar"], sounds: {} });
  return allAnnounced().flatMap(({ number, text }) => (number > before ? [text] : []));
}

test("each step is told once, and what was there before not at all", () => {
  const announcer = new Announcer(after(1));
  expect(hearing(announcer, after(1))).toEqual([]);
  expect(hearing(announcer, after(2))).toEqual([expect.stringContaining("d2")]);
  expect(hearing(announcer, after(2))).toEqual([]);
});

test("that it is one's turn is said when it becomes so, after what happened", () => {
  const announcer = new Announcer(after(1));
  expect(hearing(announcer, after(2), true)).toEqual([expect.stringContaining("d2"), "It is your turn."]);
  expect(hearing(announcer, after(2), true)).toEqual([]);
  hearing(announcer, after(3), false);
  expect(hearing(announcer, after(4), true)).toContain("It is your turn.");
});

test("a move that was taken back is said to be", () => {
  const announcer = new Announcer(after(2, [aStep(1), aStep(2)]));
  hearing(announcer, { ...after(3, []), history: [aStep(1)] });
  expect(allToasts().at(-1)?.text).toBe(sayOf("quoridor")("table-undone"));
});

test("what is told is read aloud to whoever wants that", () => {
  const spoken = vi.spyOn(voice, "speak").mockImplementation(() => undefined);
  const announcer = new Announcer(after(1));
  hearing(announcer, after(2), true);
  expect(spoken).not.toHaveBeenCalled();
  changeSettings({ voice: true });
  const told = hearing(announcer, after(3));
  expect(spoken.mock.calls).toEqual(told.map((sentence) => [sentence, "en"]));
  changeSettings({ voice: false });
});

test("what it has led to is told to whoever wants that, and what held before is not", () => {
  const commentary = {
    facts: (view: unknown) =>
      (view as { left: number[] }).left.map((left, seat) => ({ event: "now_fences", seat, left })),
    is_news: () => true,
  };
  const before = { ...after(1), position: aPosition({ ply: 1, view: { left: [10, 10] } }) };
  const now = { ...after(2), position: aPosition({ ply: 2, view: { left: [9, 10] } }) };
  const heard = () => {
    const announcer = new Announcer(before);
    const told = allAnnounced().at(-1)?.number ?? 0;
    announcer.hear(now, false, { say: sayOf("quoridor"), names: ["Sara", "Omar"], sounds: {}, commentary });
    return allAnnounced().flatMap(({ number, text }) => (number > told ? [text] : []));
  };
  expect(heard()).toEqual([expect.stringContaining("d2")]);
  changeSettings({ commentary: true });
  expect(heard()).toEqual([expect.stringContaining("d2"), "Sara has 9 fences left."]);
  changeSettings({ commentary: false });
});
