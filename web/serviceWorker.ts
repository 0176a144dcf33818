import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const SOURCE = "src/offline/worker.ts";
const FILE = "service-worker.js";

/** Builds the service worker beside the page, as one classic script; `modules` are the files that it came from. */
export function serviceWorker(root: string): Plugin & { modules: string[] } {
  const modules: string[] = [];
  return {
    name: "service-worker",
    apply: "build",
    modules,
    async generateBundle() {
      const built = (await build({
        configFile: false,
        publicDir: false,
        root,
        logLevel: "warn",
        build: {
          write: false,
          target: "es2022",
          rolldownOptions: { input: join(root, SOURCE), output: { format: "iife" } },
        },
      })) as Rolldown.RolldownOutput;
      const [chunk, ...rest] = built.output;
      if (rest.length > 0) throw new Error(`${SOURCE} must be one script, and is ${1 + rest.length}`);
      modules.push(...chunk.moduleIds);
      this.emitFile({ type: "asset", fileName: FILE, source: chunk.code });
    },
  };
}
