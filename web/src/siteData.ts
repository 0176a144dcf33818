/**
 * What a browser keeps for the page, by name. Where it refuses to, the mere mention of its storage throws, and a full one
 * throws at writing: then it is kept as long as the page is there. Nobody else may use those names (ESLint forbids them).
 */
class SiteData {
  readonly #storage: () => Storage;
  /** What could not be written. */
  readonly #unwritten = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  read(name: string): string | null {
    const unwritten = this.#unwritten.get(name);
    if (unwritten !== undefined) return unwritten;
    try {
      return this.#storage().getItem(name);
    } catch {
      return null;
    }
  }

  write(name: string, value: string): void {
    try {
      this.#storage().setItem(name, value);
      this.#unwritten.delete(name);
    } catch {
      this.#unwritten.set(name, value);
    }
  }

  forget(name: string): void {
    this.#unwritten.delete(name);
    try {
      this.#storage().removeItem(name);
    } catch {
      // What cannot be mentioned holds nothing.
    }
  }
}

/** Until somebody clears it. */
export const siteData = new SiteData(() => localStorage);
/** As long as the tab is open. */
export const tabData = new SiteData(() => sessionStorage);

/** Whether the browser keeps cookies, by which the server knows who comes back. `navigator.cookieEnabled` is true where they are refused. */
export function keepsCookies(): boolean {
  try {
    document.cookie = "majlis-tried=yes; SameSite=Strict";
    const isKept = document.cookie.includes("majlis-tried=yes");
    document.cookie = "majlis-tried=; Max-Age=0";
    return isKept;
  } catch {
    return false;
  }
}
