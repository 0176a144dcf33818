import { cover, forsake, layersOpen, stepped } from "./layers.svelte";

const later = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "");
});
afterEach(() => {
  forsake();
  vi.useRealTimers();
});

test("back closes what was opened last, and nothing else", async () => {
  const push = vi.spyOn(history, "pushState");
  const closed: string[] = [];
  const uncover = cover(() => {
    closed.push("menu");
    uncover();
  });
  await later();
  expect(push).toHaveBeenCalledOnce();
  expect(layersOpen()).toBe(1);
  expect(stepped(null)).toBe(true);
  expect(closed).toEqual(["menu"]);
  expect(layersOpen()).toBe(0);
  await later();
  expect(stepped(null)).toBe(false);
});

test("what is closed by hand takes its step back with it", async () => {
  const went = vi.spyOn(history, "go").mockImplementation(() => {});
  const uncover = cover(() => {});
  await later();
  uncover();
  await later();
  expect(went).toHaveBeenCalledWith(-1);
  expect(stepped(null)).toBe(true);
});

test("a menu that closes for a dialog leaves one step, not two", async () => {
  const push = vi.spyOn(history, "pushState");
  const went = vi.spyOn(history, "go").mockImplementation(() => {});
  const uncover = cover(() => {});
  await later();
  uncover();
  cover(() => {});
  await later();
  expect(push).toHaveBeenCalledOnce();
  expect(went).not.toHaveBeenCalled();
});

test("a step for something that has gone with its page is stepped over", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  expect(stepped({ layer: 1 })).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});
