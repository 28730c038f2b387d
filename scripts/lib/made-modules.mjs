import path from "node:path";
import { checkFiles, compiledChecks } from "./compiled-checks.mjs";
import { publishedFiles, publishedSchemas } from "./published-schemas.mjs";
import { root } from "./workspace.mjs";

/** @typedef {{ code: string, files: readonly string[] }} Made a module, and the files that it is made from */

/** @typedef {Readonly<Record<string, () => Promise<Made>>>} Makers what makes a module, by its path */

/** @type {Map<unknown, any>} What was made, by the function that makes it, until a source changes. */
const known = new Map();
/** @template T @param {() => T} make @returns {T} */
const once = (make) => {
  if (!known.has(make)) known.set(make, make());
  return known.get(make);
};

// Imported only when it is needed: it loads a compiler.
const makeRuntimeText = async () => (await import("./runtime-text.mjs")).runtimeText();
const runtimeText = () => once(makeRuntimeText);

/**
 * What makes several modules at once.
 *
 * @param {readonly string[]} paths
 * @param {() => Promise<{ code: Map<string, string>, files: readonly string[] }>} make
 * @returns {Makers}
 */
function makersOf(paths, make) {
  const one = async (/** @type {string} */ file) => {
    const { code, files } = await once(make);
    return { code: code.get(file) ?? "", files };
  };
  return Object.fromEntries(paths.map((file) => [file, () => one(file)]));
}

/** Modules of which at most the types exist as files. @type {Makers} */
const fromSources = {
  [path.join(root, "packages/compiler/src/module/runtime-text.js")]: runtimeText,
  [path.join(root, "packages/reports/src/runtime-version.js")]: async () => {
    const { version, files } = await runtimeText();
    return { code: `export const runtimeVersion = ${JSON.stringify(version)};`, files };
  },
  ...makersOf(publishedFiles, async () => publishedSchemas()),
};
const makers = { ...fromSources, ...makersOf(checkFiles, () => compiledChecks([pluginFor(fromSources)])) };

/** @param {string} file @returns {Promise<Made> | undefined} the module of that path, if it is one that is made */
export const madeModule = (file) => (Object.hasOwn(makers, file) ? makers[file]?.() : undefined);

/**
 * A plugin for rolldown and Vite: makes modules from the sources and from data of other packages. The compiler gets the text of those parts
 * of core and reports that modules contain, reports gets the version of that text, dialects get their meta-schemas as code, and OpenAPI gets
 * the published schemas. Builds and tests use it, so that none need be generated in advance.
 */
export const madeModules = () => pluginFor(makers);

/** @param {Makers} made */
function pluginFor(made) {
  return {
    name: "made-modules",
    /**
     * @this {{ resolve(source: string, importer: string): Promise<any> }}
     * @param {string} source
     * @param {string | undefined} importer
     */
    async resolveId(source, importer) {
      if (importer === undefined) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      if (Object.hasOwn(made, file)) return file;
      // Vite finds packages only for files that exist.
      const isImportOfPackage = Object.hasOwn(made, importer) && !source.startsWith(".");
      return isImportOfPackage ? this.resolve(source, `${importer.split("/src/", 1)[0]}/package.json`) : undefined;
    },
    /**
     * @this {{ addWatchFile(file: string): void }}
     * @param {string} id
     */
    async load(id) {
      const module = await (Object.hasOwn(made, id) ? made[id]?.() : undefined);
      for (const each of module?.files ?? []) this.addWatchFile(each);
      return module?.code;
    },
    watchChange() {
      known.clear();
    },
  };
}
