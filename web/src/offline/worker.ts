/**
 * The service worker: keeps the whole page with all words and rules, so that it opens without the server.
 *
 * Built by itself (serviceWorker.ts). What it keeps is told by the server, in front of this script: a change of anything in
 * that list makes it another script, which the browser notices. Only pages from a secure origin have one.
 */
import { clientsClaim } from "workbox-core";
import { createHandlerBoundToURL, getCacheKeyForURL, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

import { NOT_OURS, RENEWED, SHELL, TAKE_OVER } from "./agreed";

/** The part of a worker's world that is used here; TypeScript has either a page's or a worker's. */
interface Waitable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Touched extends Waitable {
  notification: { close(): void };
}
interface Worker {
  KEPT: PrecacheEntry[];
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(of?: { type: "window" }): Promise<{ postMessage(message: string): void; focus(): Promise<unknown> }[]>;
  };
  addEventListener(type: "install" | "activate", listener: (event: Waitable) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Touched) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}
const worker = self as unknown as Worker;

/** Whether somebody has asked for the new page: then every open page learns that it is an old one. */
let isAsked = false;

// Before anything of this version is kept: is the page itself kept already, and only words or rules are other ones? Those
// come into use when they are next asked for, and nobody has to load anything again.
worker.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.resolve()
      .then(() => caches.match(getCacheKeyForURL(SHELL) ?? ""))
      .then((same) => (same ? worker.skipWaiting() : undefined)),
  );
});
worker.addEventListener("message", ({ data }) => {
  if (data !== TAKE_OVER) return;
  isAsked = true;
  void worker.skipWaiting();
});
worker.addEventListener("activate", (event) => {
  if (!isAsked) return;
  event.waitUntil(
    worker.clients.matchAll().then((pages) => {
      for (const page of pages) page.postMessage(RENEWED);
    }),
  );
});

// Somebody is called to a table, on a device where only a worker may call.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

clientsClaim();
precacheAndRoute(worker.KEPT);
registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NOT_OURS }));
