import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What browsers keep from pages that come by plain HTTP from another machine, as TypeScript's own library marks it. */
const MARK = "Available only in secure contexts";
/** Kept from such pages as well, and not marked there. */
const UNMARKED = {
  globals: [
    "Notification",
    "SharedArrayBuffer",
    "cookieStore",
    "showDirectoryPicker",
    "showOpenFilePicker",
    "showSaveFilePicker",
  ],
  navigator: ["geolocation", "bluetooth", "hid", "keyboard", "serial", "usb", "xr"],
};

function library() {
  const place = createRequire(import.meta.url).resolve("typescript/lib/lib.dom.d.ts");
  return readFileSync(place, "utf8").split("\n");
}

/**
 * Every declaration of the library: its own name, whose member it is, its type, and whether it bears the mark.
 * @param {string[]} lines
 */
function* declarations(lines) {
  let owner = "";
  let ownerIsMarked = false;
  let isMarked = false;
  for (const line of lines) {
    if (line.includes(MARK)) isMarked = true;
    if (/^\s*(\/\*|\*)/.test(line)) continue;
    const top = /^(?:declare (?:var|function)|interface) (\w+)/.exec(line);
    const member = /^ {4}(?:readonly )?(\w+)\??(?:\(|<|: (\w+))/.exec(line);
    if (top) {
      owner = top[1] ?? "";
      ownerIsMarked = isMarked;
      yield { name: owner, owner: "", type: "", isMarked };
    } else if (member) {
      yield { name: member[1] ?? "", owner, type: member[2] ?? "", isMarked: isMarked || ownerIsMarked };
    }
    if (line.trim() !== "") isMarked = false;
  }
}

/** The names that only the one module with a fallback for each may use, as ESLint's rules want them. */
export function secureContextOnly() {
  const all = [...declarations(library())];
  const globals = new Set(all.filter(({ owner, isMarked }) => !owner && isMarked).map(({ name }) => name));
  /** @param {(owner: string) => boolean} isOwner */
  const of = (isOwner) =>
    all
      .filter(({ owner, type, isMarked }) => isOwner(owner) && (isMarked || globals.has(type)))
      .map(({ name }) => name);
  return {
    globals: [...new Set([...globals, ...UNMARKED.globals])],
    navigator: [...new Set([...of((owner) => owner.startsWith("Navigator")), ...UNMARKED.navigator])],
    crypto: [...new Set(of((owner) => owner === "Crypto"))],
  };
}
