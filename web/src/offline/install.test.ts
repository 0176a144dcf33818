import { awaitInstallOffer, canInstall, install } from "./install.svelte";

test("the page can be installed once the browser offers it, and is asked about once", async () => {
  const stop = awaitInstallOffer();
  expect(canInstall()).toBe(false);
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(canInstall()).toBe(true);
  await install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(canInstall()).toBe(false);
  stop();
  dispatchEvent(offer);
  expect(canInstall()).toBe(false);
});
