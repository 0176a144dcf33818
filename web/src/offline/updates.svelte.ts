/** The page kept on this device, and newer versions of it: offered, and taken when somebody wants to. */
import { serviceWorkers } from "../device";
import { RENEWED, SCRIPT, TAKE_OVER } from "./agreed";

/** How often a page that stays open looks for a newer one, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1000;
/** A version that changes nothing of the page itself waits for a moment only. */
const MOMENT = 1000;

let registration: ServiceWorkerRegistration | null = null;
let isWaiting = $state(false);
let isAsked = false;

/** Whether a newer version of the page is on this device, and this is still the old one. */
export function updateWaits(): boolean {
  return isWaiting;
}

/** Keep the page on this device, where the browser can; returns how to stop looking for newer versions. */
export function keepPage(): () => void {
  const workers = serviceWorkers();
  if (!workers) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    // Another page has taken the new version, and this one may lack what the server no longer has.
    if (data === RENEWED && !isAsked) isWaiting = true;
  };
  const onChange = () => isAsked && location.reload();
  workers.addEventListener("message", onMessage);
  workers.addEventListener("controllerchange", onChange);
  const look = () => void registration?.update().catch(() => undefined);
  const timer = setInterval(look, LOOK_EVERY);
  workers.register(SCRIPT).then(
    (found) => {
      registration = found;
      noticeWaiting(found);
      found.addEventListener("updatefound", () => {
        found.installing?.addEventListener("statechange", () => setTimeout(() => noticeWaiting(found), MOMENT));
      });
    },
    // Without it the page is as it was: it needs the server.
    () => undefined,
  );
  return () => {
    clearInterval(timer);
    workers.removeEventListener("message", onMessage);
    workers.removeEventListener("controllerchange", onChange);
  };
}

/** The first version of all takes its place by itself; a later one waits. */
function noticeWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (waiting && active) isWaiting = true;
}

/** Load the page again, in its newest version. */
export async function loadNewest(): Promise<void> {
  const newest = registration?.waiting ?? (await found());
  if (!newest) return location.reload();
  isAsked = true;
  newest.postMessage(TAKE_OVER);
}

/** A newer version than this one, once it is all there; null if there is none, or it is in its place already. */
async function found(): Promise<ServiceWorker | null> {
  try {
    await registration?.update();
  } catch {
    return null;
  }
  const coming = registration?.installing;
  if (!coming) return registration?.waiting ?? null;
  return new Promise((resolve) => {
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed") resolve(coming);
      if (coming.state === "activated" || coming.state === "redundant") resolve(null);
    });
  });
}
