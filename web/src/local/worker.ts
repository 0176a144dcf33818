/**
 * The worker in which the page referees its own tables.
 *
 * All that it does is in another file, so that no game's rules import this one: WebKit runs a worker's script once more for
 * whoever imports it, and the second run would hear everything without knowing what was said to the first. Built, both are
 * one script.
 */

import type { FromWorker, ToWorker } from "./calls";

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const referee = import("./workerReferee");

function fail(why: unknown): void {
  scope.postMessage({ failed: String(why) });
}

referee.then(() => scope.postMessage({ ready: true }), fail);
scope.onmessage = ({ data }) => {
  if ("ping" in data) scope.postMessage({ pong: true });
  else void referee.then(({ heed }) => heed(data)).catch(fail);
};
