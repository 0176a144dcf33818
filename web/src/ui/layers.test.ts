import { dropLayers, handleHistoryStep, layersOpen, openLayer } from "./layers.svelte";

const later = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "");
});
afterEach(() => {
  dropLayers();
  vi.useRealTimers();
});

test("back closes what was opened last, and nothing else", async () => {
  const push = vi.spyOn(history, "pushState");
  const closed: string[] = [];
  const uncover = openLayer(() => {
    closed.push("menu");
    uncover();
  });
  await later();
  expect(push).toHaveBeenCalledOnce();
  expect(layersOpen()).toBe(1);
  expect(handleHistoryStep(null)).toBe(true);
  expect(closed).toEqual(["menu"]);
  expect(layersOpen()).toBe(0);
  await later();
  expect(handleHistoryStep(null)).toBe(false);
});

test("what is closed by hand takes its step back with it", async () => {
  const went = vi.spyOn(history, "go").mockImplementation(() => {});
  const uncover = openLayer(() => {});
  await later();
  uncover();
  await later();
  expect(went).toHaveBeenCalledWith(-1);
  expect(handleHistoryStep(null)).toBe(true);
});

test("a menu that closes for a dialog leaves one step, not two", async () => {
  const push = vi.spyOn(history, "pushState");
  const went = vi.spyOn(history, "go").mockImplementation(() => {});
  const uncover = openLayer(() => {});
  await later();
  uncover();
  openLayer(() => {});
  await later();
  expect(push).toHaveBeenCalledOnce();
  expect(went).not.toHaveBeenCalled();
});

test("a step for something that has gone with its page is stepped over", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => {});
  expect(handleHistoryStep({ layer: 1 })).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});
