import type { FromWorker, ToWorker } from "../local/calls";
import * as own from "../local/own";
import type { WorkerLike } from "../local/workerConnection";
import { Review, SeatReview } from "../referee/shared/review";
import { archive } from "../replay/archive";
import type { MatchInfo } from "../wire";
import { reviewRecords } from "./kept";
import { Reviewing, reviewingOf } from "./reviewing.svelte";

const REPLAY = { game: "taki" } as Awaited<ReturnType<typeof archive.replay>>;
const SEAT = new SeatReview(0, 1, 1, 0.5, 0.1, 0.2, 0.1, 0.1, 0.2, 0.05, 10, 9, [], [], "own");
const FOUND = new Review("taki", 80, [[0.5]], [[0.5]], [], [SEAT]);
const match = (id: string) => ({ id, game: "taki", key: null }) as MatchInfo;

class SpyWorker implements WorkerLike {
  asked: ToWorker[] = [];
  isEnded = false;
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  postMessage(message: ToWorker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

let opened: SpyWorker[] = [];

beforeEach(() => {
  opened = [];
  vi.spyOn(own, "runsRules").mockReturnValue(true);
  vi.spyOn(own, "rulesAddress").mockReturnValue("/wasm/taki-1");
  vi.spyOn(archive, "replay").mockResolvedValue(REPLAY);
  vi.spyOn(own, "openWorker").mockImplementation(() => {
    opened.push(new SpyWorker());
    return opened.at(-1)!;
  });
});

async function begun(reviewing: Reviewing): Promise<{ worker: SpyWorker; whole: Promise<void> }> {
  const before = opened.length;
  const whole = reviewing.begin();
  await vi.waitFor(() => expect(opened[before]?.asked.length).toBe(1));
  return { worker: opened.at(-1)!, whole };
}

test("a review says how far it is, and is not made twice", async () => {
  const reviewing = new Reviewing(match("one"));
  const { worker, whole } = await begun(reviewing);
  expect(worker.asked).toEqual([{ review: { rules: "/wasm/taki-1", replay: REPLAY, effort: 20 } }]);
  worker.say({ reviewed: 0.4 });
  expect(reviewing.done).toBe(0.4);
  worker.say({ review: FOUND });
  await whole;
  expect(reviewing.review?.seats).toEqual([SEAT]);
  expect(worker.isEnded).toBe(true);
  const later = new Reviewing(match("one"));
  await later.begin();
  expect(later.review).toEqual(reviewing.review);
  expect(opened.length).toBe(1);
  expect((await reviewRecords()).get("one")).toEqual([SEAT]);
});

test("who stops a review may begin it again", async () => {
  const reviewing = new Reviewing(match("two"));
  const { worker, whole } = await begun(reviewing);
  reviewing.stop();
  await whole;
  expect([reviewing.isStopped, reviewing.done, reviewing.review, worker.isEnded]).toEqual([true, null, null, true]);
  const again = await begun(reviewing);
  expect(reviewing.isStopped).toBe(false);
  again.worker.say({ review: FOUND });
  await again.whole;
  expect(reviewing.review).not.toBeNull();
});

test("what is in the way is named", async () => {
  const unfit = new Reviewing(match("three"));
  const { worker, whole } = await begun(unfit);
  worker.say({ review: null });
  await whole;
  expect(unfit.obstacle).toBe("unfit");
  const broken = new Reviewing(match("four"));
  const other = await begun(broken);
  other.worker.say({ failed: "no rules" });
  await other.whole;
  expect(broken.obstacle).toBe("failed");
  vi.spyOn(own, "rulesAddress").mockReturnValue(null);
  const foreign = new Reviewing(match("five"));
  await foreign.begin();
  expect(foreign.obstacle).toBe("no-rules");
  vi.spyOn(own, "runsRules").mockReturnValue(false);
  const old = new Reviewing(match("six"));
  await old.begin();
  expect(old.obstacle).toBe("no-wasm");
});

test("who comes back finds the same review, and another match's ends it", async () => {
  const first = reviewingOf(match("seven"));
  const { worker, whole } = await begun(first);
  expect(reviewingOf(match("seven"))).toBe(first);
  reviewingOf(match("eight"));
  await whole;
  expect(worker.isEnded).toBe(true);
});
