import { go, here, addressOf, startRouter } from "./router.svelte";
import { openLayer } from "./ui/layers.svelte";

test("a path is read as its parts, with query and anchor", () => {
  const address = addressOf(new URL("http://server/rules/taki?lang=he#T-12"));
  expect(address.parts).toEqual(["rules", "taki"]);
  expect(address.query.get("lang")).toBe("he");
  expect(address.hash).toBe("T-12");
});

test.each(["/learn/%ff", "/table/%zz", "/puzzles/toitoi/%E0%A4%A", "/rules/taki#100%"])(
  "an address that cannot be decoded is one at which nothing is: %s",
  (path) => {
    const url = new URL(path, "http://server");
    expect(addressOf(url).path).toBe(url.pathname);
  },
);

test("links inside the page are followed without loading, others are left alone", () => {
  const stop = startRouter();
  document.body.innerHTML = `<a id="inside" href="/matches"><b>x</b></a><a id="file" href="/api/x" >y</a>`;
  document.querySelector("b")!.click();
  expect(here().parts).toEqual(["matches"]);
  const left = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  document.getElementById("file")!.dispatchEvent(left);
  expect(here().parts).toEqual(["matches"]);
  stop();
});

test("going back shows the address before", async () => {
  const stop = startRouter();
  go("/");
  go("/new/taki");
  expect(here().parts).toEqual(["new", "taki"]);
  history.replaceState(null, "", "/");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(here().parts).toEqual([]);
  stop();
});

test("who leaves while a dialog's step is taken back is not brought back by it", async () => {
  vi.useFakeTimers();
  const stop = startRouter();
  go("/");
  const stepped = vi.spyOn(history, "go").mockImplementation(() => {});
  const close = openLayer(() => {});
  await vi.advanceTimersByTimeAsync(1);
  close();
  await vi.advanceTimersByTimeAsync(1);
  expect(stepped).toHaveBeenCalledWith(-1);
  go("/rules");
  expect(here().parts).toEqual([]);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
  expect(here().parts).toEqual(["rules"]);
  expect(location.pathname).toBe("/rules");
  stop();
  vi.useRealTimers();
});
