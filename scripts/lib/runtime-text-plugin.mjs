import path from "node:path";
import { root } from "./workspace.mjs";

// Only its types are there as a file, runtime-text.d.ts.
const file = path.join(root, "packages/compiler/src/module/runtime-text.js");

/**
 * A plugin for rolldown and Vite: gives the package compiler the parts of core that modules carry with them, as text. Builds have
 * it, and tests, which run from source, so that nobody has to generate anything beforehand.
 */
export function runtimeTextPlugin() {
  return {
    name: "runtime-text",
    /**
     * @param {string} source
     * @param {string | undefined} importer
     */
    resolveId(source, importer) {
      if (!source.endsWith("/runtime-text.js") || importer === undefined) return undefined;
      return path.resolve(path.dirname(importer), source) === file ? file : undefined;
    },
    /**
     * @this {{ addWatchFile(file: string): void }}
     * @param {string} id
     */
    async load(id) {
      if (id !== file) return undefined;
      // Loaded where it is needed only: it brings in a compiler.
      const { runtimeText } = await import("./runtime-text.mjs");
      const { code, files } = await runtimeText();
      for (const each of files) this.addWatchFile(each);
      return code;
    },
  };
}
