import { ApiError } from "./api";
import { toldOrKept } from "./kept";

const away = () => Promise.reject(new ApiError("offline", "", 0));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test("what the server told is there when it cannot be reached", async () => {
  expect(await toldOrKept("x", () => Promise.resolve([1]))).toEqual({ value: [1], isFresh: true });
  expect(await toldOrKept("x", away)).toEqual({ value: [1], isFresh: false });
  expect(await toldOrKept("x", () => Promise.resolve([2]))).toEqual({ value: [2], isFresh: true });
});

test("whoever was never told anything learns why", async () => {
  await expect(toldOrKept("x", away)).rejects.toThrow(ApiError);
  localStorage.setItem("x", "{ not json");
  await expect(toldOrKept("x", away)).rejects.toThrow(ApiError);
});

test("a server that does not answer is not waited for, where there is something to go on with", async () => {
  await toldOrKept("x", () => Promise.resolve("before"));
  vi.useFakeTimers();
  const answer = toldOrKept("x", () => new Promise<string>(() => undefined));
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ value: "before", isFresh: false });
});

test("an error of our own is not hidden", async () => {
  await toldOrKept("x", () => Promise.resolve("before"));
  await expect(toldOrKept("x", () => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
});
