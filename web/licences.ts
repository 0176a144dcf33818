import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const FILE = "licences.txt";
const INSIDE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(licen[cs]e|copying|notice|ofl)/i;

interface Package {
  name: string;
  version: string;
  license?: string;
}

/** The licence of a package in words: its own file, else the known text of the licence that it names. */
function words(folder: string, { name, license }: Package, known: string): string {
  const files = readdirSync(folder).filter((file) => TEXT.test(file));
  if (files.length > 0) return files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
  const text = join(known, `${license ?? "none"}.txt`);
  if (!existsSync(text))
    throw new Error(`${name} brings no licence; put the text of ${license ?? "it"} into web/licences/`);
  return readFileSync(text, "utf8").trim();
}

/** The licence notices of the packages that these files come from. */
export function notices(files: Iterable<string>, known: string): string {
  const folders = new Set([...files].flatMap((file) => INSIDE.exec(file.replaceAll("\\", "/"))?.[1] ?? []));
  const parts = [...folders].map((folder) => {
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
    return {
      title: `${about.name} ${about.version} (${about.license ?? "see below"})`,
      text: words(folder, about, known),
    };
  });
  parts.sort((one, other) => (one.title < other.title ? -1 : 1));
  const line = "=".repeat(80);
  return [
    "This page is made with the following works, under these licences.\n",
    ...parts.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`),
  ].join("\n");
}

/** Puts the licence notices of everything that the built page holds beside it, and of what was built apart (`others`). */
export function licences(root: string, others: readonly string[] = []): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : part.originalFileNames.map((file) => join(root, file)),
      );
      this.emitFile({ type: "asset", fileName: FILE, source: notices([...files, ...others], join(root, "licences")) });
    },
  };
}
