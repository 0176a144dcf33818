import { InputMode } from "./inputMode.svelte";

test("the last way of touching counts", () => {
  const mode = new InputMode();
  const now = () => [mode.isKeyed, mode.isCoarse];
  mode.pointed({ pointerType: "touch" });
  expect(now()).toEqual([false, true]);
  mode.keyed();
  expect(now()).toEqual([true, false]);
  mode.pointed({ pointerType: "mouse" });
  expect(now()).toEqual([false, false]);
  mode.pointed({ pointerType: "pen" });
  expect(now()).toEqual([false, true]);
});
