/** What the page and its service worker have agreed on. */

export const SCRIPT = "/service-worker.js";
/** The page itself, whatever the address. */
export const SHELL = "/index.html";
/** Addresses that lead to no page of ours: the server's answers, and files. */
export const NOT_OURS = [/^\/(api|wasm)\//, /^\/(healthz|readyz|metrics|ws)$/, /\.[^/]+$/];
/** From the page: take the place of the version before. */
export const TAKE_OVER = "take over";
/** To the pages: a new version has come into its place. */
export const RENEWED = "renewed";
