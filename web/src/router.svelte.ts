/** Where the page is: the History API, and nothing more. */
import { dropLayers, handleHistoryStep, waitsForStep } from "./ui/layers.svelte";

export interface Address {
  path: string;
  /** The path's parts; "/table/x" is ["table", "x"]. */
  parts: string[];
  query: URLSearchParams;
  hash: string;
}

export function addressOf(url: URL): Address {
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  return { path: url.pathname, parts, query: url.searchParams, hash: decoded(url.hash.slice(1)) };
}

/** A part of an address; what cannot be decoded is left as it is, and nothing is found there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let address = $state.raw<Address>(addressOf(new URL(location.href)));

export function here(): Address {
  return address;
}

/** Go to another page; `replace` leaves no step back. */
export function go(to: string, { replace = false } = {}): void {
  if (waitsForStep(() => go(to, { replace }))) return;
  const url = new URL(to, location.href);
  // Back from there does not open a menu again that was left by it.
  const isLeft = dropLayers();
  history[replace || isLeft ? "replaceState" : "pushState"](null, "", url);
  const moved = url.pathname !== address.path;
  address = addressOf(url);
  if (moved) window.scrollTo(0, 0);
}

/** Follow the browser's own steps and every link inside the page; returns how to stop. */
export function startRouter(): () => void {
  const onPop = ({ state }: PopStateEvent) => {
    if (!handleHistoryStep(state)) address = addressOf(new URL(location.href));
  };
  // A page that is loaded anew has nothing lying over it.
  if ((history.state as { layer?: number } | null)?.layer) history.replaceState(null, "");
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    // An anchor on the same page is the browser's to scroll to.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener("popstate", onPop);
  document.addEventListener("click", onClick);
  return () => {
    removeEventListener("popstate", onPop);
    document.removeEventListener("click", onClick);
  };
}
