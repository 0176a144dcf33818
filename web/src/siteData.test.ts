import { siteData, tabData } from "./siteData";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** As where somebody has forbidden site data: not even the name may be said. */
function refused(name: "localStorage" | "sessionStorage"): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)!;
  const get = () => {
    throw new DOMException("denied", "SecurityError");
  };
  Object.defineProperty(globalThis, name, { configurable: true, get });
  return () => Object.defineProperty(globalThis, name, before);
}

test("what is written is kept in the browser", () => {
  siteData.write("a", "1");
  expect(localStorage.getItem("a")).toBe("1");
  expect(siteData.read("a")).toBe("1");
  siteData.forget("a");
  expect([siteData.read("a"), localStorage.getItem("a")]).toEqual([null, null]);
});

test.each([
  ["localStorage", siteData],
  ["sessionStorage", tabData],
] as const)("where %s is refused it lasts as long as the page", (name, data) => {
  const restore = refused(name);
  expect(data.read("b")).toBeNull();
  data.write("b", "1");
  expect(data.read("b")).toBe("1");
  data.forget("b");
  expect(data.read("b")).toBeNull();
  restore();
});

test("what a full storage does not take stands before what it holds, until it takes something again", () => {
  let isFull = true;
  const held = new Map([["c", "old"]]);
  const setItem = (name: string, value: string) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    held.set(name, value);
  };
  vi.stubGlobal("localStorage", { getItem: (name: string) => held.get(name) ?? null, setItem });
  siteData.write("c", "new");
  expect([siteData.read("c"), held.get("c")]).toEqual(["new", "old"]);
  isFull = false;
  siteData.write("c", "newer");
  expect([siteData.read("c"), held.get("c")]).toEqual(["newer", "newer"]);
});
