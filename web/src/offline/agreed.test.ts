import { ROUTES } from "../routes";
import { NOT_OURS } from "./agreed";

const isOurs = (path: string) => !NOT_OURS.some((pattern) => pattern.test(path));

test("every page is opened from what is kept, whatever its address", () => {
  for (const { path } of ROUTES) expect(isOurs(path.replace(/:\w+\??/g, "x1")), path).toBe(true);
});

test.each([
  "/api/matches/x/replay",
  "/wasm/taki-1.wasm",
  "/ws",
  "/metrics",
  "/healthz",
  "/licences.txt",
  "/links/a.jpg",
])("%s is asked of the server", (path) => expect(isOurs(path)).toBe(false));
