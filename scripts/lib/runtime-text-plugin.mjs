import path from "node:path";
import { root } from "./workspace.mjs";

/**
 * Modules of which only the types exist as files, and what makes their code.
 *
 * @type {Readonly<Record<string, (made: { code: string, version: string }) => string>>}
 */
const virtual = {
  [path.join(root, "packages/compiler/src/module/runtime-text.js")]: ({ code }) => code,
  [path.join(root, "packages/reports/src/runtime-version.js")]: ({ version }) =>
    `export const runtimeVersion = ${JSON.stringify(version)};`,
};

/**
 * A plugin for rolldown and Vite: provides the compiler with the text of those parts of core and reports that modules contain, and reports
 * with the version of that text. Builds and tests use it, so that neither need be generated in advance.
 */
export function runtimeTextPlugin() {
  return {
    name: "runtime-text",
    /**
     * @param {string} source
     * @param {string | undefined} importer
     */
    resolveId(source, importer) {
      if (!source.startsWith(".") || importer === undefined) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      return Object.hasOwn(virtual, file) ? file : undefined;
    },
    /**
     * @this {{ addWatchFile(file: string): void }}
     * @param {string} id
     */
    async load(id) {
      const codeOf = Object.hasOwn(virtual, id) ? virtual[id] : undefined;
      if (!codeOf) return undefined;
      // Imported only when it is needed: it loads a compiler.
      const { runtimeText } = await import("./runtime-text.mjs");
      const made = await runtimeText();
      for (const each of made.files) this.addWatchFile(each);
      return codeOf(made);
    },
  };
}
