import { speaking } from "../testing/catalogues";
import { sharedLink } from "./sharing";
import { firstLanguage } from "./words.svelte";

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

test("a link speaks the language of whoever passes it on, and keeps what stands in it", () => {
  speaking("ar");
  const link = new URL(sharedLink("/table/t?key=k#there"));
  expect([link.pathname, link.hash]).toEqual(["/table/t", "#there"]);
  expect(Object.fromEntries(link.searchParams)).toEqual({ key: "k", lang: "ar" });
  speaking("en");
  expect(sharedLink("/rules/taki")).toBe(new URL("/rules/taki", location.href).href);
});

test("whoever comes by it keeps their own language, if it is one of ours", () => {
  history.replaceState(null, "", "/table/t?lang=he");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["ar-KW", "en"]);
  expect(firstLanguage()).toBe("ar");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr"]);
  expect(firstLanguage()).toBe("he");
  localStorage.setItem("majlis-language", "en");
  expect(firstLanguage()).toBe("en");
});
