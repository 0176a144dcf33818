import { changeSettings, readSettings, settings } from "./settings.svelte";

test("what was kept and is understood is taken, everything else is as usual", () => {
  const usual = readSettings(null);
  expect(readSettings("not json")).toEqual(usual);
  expect(readSettings("null")).toEqual(usual);
  expect(
    readSettings('{"theme":"pink","level":9,"sound":false,"muted":["x",{"person":"p","name":"Sami"},{"person":3}]}'),
  ).toEqual({
    ...usual,
    sound: false,
    muted: [{ person: "p", name: "Sami" }],
  });
});

test("a chosen theme reaches the styles and is kept; the system's leaves no trace", () => {
  changeSettings({ theme: "dark" });
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(readSettings(localStorage.getItem("majlis-settings")).theme).toBe("dark");
  changeSettings({ theme: "system" });
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(settings().theme).toBe("system");
});

test("less motion is understood by the word for it that was kept before", () => {
  expect(readSettings('{"motion":"calm"}').motion).toBe("reduced");
  expect(readSettings('{"motion":"reduced"}').motion).toBe("reduced");
});
