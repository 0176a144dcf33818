/**
 * What browsers keep from a page that comes by plain HTTP from another machine, as every phone's does that opens the
 * printed address: each with another way, or with the question whether it is there. Nobody else may use those names
 * (secure-context.js finds them, ESLint forbids them).
 */

/** An id that nobody else has: 128 bits of chance. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Put a text where it can be pasted from; gives whether that worked. To be called while a touch is answered. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not there, or not allowed.
    return copySelected(text);
  }
}

/** The old way: whatever is selected is copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; inset: 0 auto auto 0; opacity: 0; font-size: 16px";
  // What lies outside an open dialog cannot be selected.
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Whether the system has a sheet to share by. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Open the system's sheet; only where there is one. */
export async function share(what: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch {
    // Whoever closes the sheet has decided not to share.
  }
}

/** Whether this browser can notify at all; over plain HTTP it cannot. */
export function canNotify(): boolean {
  return globalThis.isSecureContext && typeof Notification !== "undefined";
}

/** Whether it may, after asking for it if it was never asked. To be called while a touch is answered. */
export async function requestNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

/** Notify, where that is allowed; the page comes to the front when the notification is touched. */
export function showNotification(text: string, body: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  const about = { body, tag: "majlis-turn", icon: "/mark.svg" };
  try {
    const notice = new Notification(text, about);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Android's browsers only notify by the worker that keeps the page; its `notificationclick` brings the page to the front.
    void serviceWorkers()
      ?.getRegistration()
      .then((found) => found?.showNotification(text, about));
  }
}

/** What keeps the page for when there is no network; null over plain HTTP and where a browser has none. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return globalThis.isSecureContext && "serviceWorker" in navigator ? navigator.serviceWorker : null;
}
