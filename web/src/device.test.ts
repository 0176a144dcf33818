import { ESLint } from "eslint";
import { afterEach, expect, test, vi } from "vitest";

import { canShare, copy, newId } from "./device";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** As a phone sees it that opens the printed address. */
function byPlainHttp(): void {
  const { userAgent, languages } = navigator;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal("navigator", { userAgent, languages });
}

test("an id needs nothing that browsers keep from plain HTTP, and comes once", () => {
  byPlainHttp();
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

test("without a clipboard the text is copied as a selection, and the focus is back where it was", async () => {
  byPlainHttp();
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  let copied = "";
  document.execCommand = vi.fn(() => {
    copied = document.querySelector("textarea")?.value ?? "";
    return true;
  });
  expect(await copy("http://majlis.test/t/1")).toBe(true);
  expect(copied).toBe("http://majlis.test/t/1");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(canShare()).toBe(false);
});

test("inside a dialog the selection is made inside, where it can be", async () => {
  byPlainHttp();
  document.body.innerHTML = "<dialog><button>x</button></dialog>";
  const dialog = document.querySelector("dialog")!;
  dialog.showModal();
  dialog.querySelector("button")!.focus();
  document.execCommand = vi.fn(() => dialog.querySelector("textarea") !== null);
  expect(await copy("x")).toBe(true);
});

test("what cannot be copied either way is told", async () => {
  byPlainHttp();
  document.execCommand = vi.fn(() => {
    throw new Error("no");
  });
  expect(await copy("x")).toBe(false);
});

const FORBIDDEN = [
  "crypto.randomUUID();",
  "window.crypto.subtle.digest('SHA-256', x);",
  "navigator.clipboard.writeText('x');",
  "const { clipboard } = navigator; clipboard.writeText('x');",
  "window.navigator.wakeLock.request('screen');",
  "navigator.serviceWorker.register('/w.js');",
  "navigator.locks.request('x', () => {});",
  "navigator.storage.persist();",
  "navigator.setAppBadge(1);",
  "new Notification('x');",
  "new window.Notification('x');",
  "caches.open('x');",
  "new AudioWorkletNode(x, 'y');",
];

test("nobody else may use what browsers keep from plain HTTP, or refuse", async () => {
  const lint = new ESLint({ overrideConfig: { languageOptions: { parserOptions: { projectService: false } } } });
  const told = async (text: string, filePath: string) =>
    (await lint.lintText(text, { filePath }))[0]!.messages.filter(({ ruleId }) => ruleId?.startsWith("no-restricted"));
  for (const text of FORBIDDEN) expect(await told(text, "src/live/some.ts"), text).not.toEqual([]);
  expect(await told("crypto.getRandomValues(x); navigator.languages; document.cookie;", "src/some.ts")).toEqual([]);
  expect(await told(FORBIDDEN.join("\n"), "src/device.ts")).toEqual([]);
  for (const text of ["localStorage.clear();", "window.sessionStorage.clear();", "self.indexedDB.open('x');"]) {
    for (const file of ["src/live/some.ts", "src/device.ts"]) expect(await told(text, file), text).not.toEqual([]);
    for (const file of ["src/siteData.ts", "src/local/storage.ts"]) expect(await told(text, file), text).toEqual([]);
  }
}, 120_000);
