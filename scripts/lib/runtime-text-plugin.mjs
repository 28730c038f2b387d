import path from "node:path";
import { root } from "./workspace.mjs";

// Only its types exist as a file: runtime-text.d.ts.
const file = path.join(root, "packages/compiler/src/module/runtime-text.js");

/**
 * A plugin for rolldown and Vite: provides the compiler with the text of those parts of core that modules contain. Builds and
 * tests use it, so that this text need not be generated in advance.
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
      // Imported only when it is needed: it loads a compiler.
      const { runtimeText } = await import("./runtime-text.mjs");
      const { code, files } = await runtimeText();
      for (const each of files) this.addWatchFile(each);
      return code;
    },
  };
}
