import path from "node:path";
import { compiledChecks, dialectChecks, documentChecks } from "./compiled-checks.mjs";
import { publishedModules, publishedSchemas } from "./published-schemas.mjs";
import { root } from "./workspace.mjs";

/** @typedef {import("./made-modules.mjs").Made} Made */
/** @typedef {import("./made-modules.mjs").MadeConstants} MadeConstants */
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
 * What makes constants: a module with all of them, of which the types exist as a file, and in a folder beside it a module for each, because
 * a program needs few of them.
 *
 * @param {string} file - The module with all, without an ending, from `packages/`.
 * @param {string} folder - The folder, relative to that of the module.
 * @param {Readonly<Record<string, string>>} modules - The modules by the names of the constants.
 * @param {() => Promise<MadeConstants>} make - Makes them, and perhaps others.
 * @returns {Makers}
 */
function constants(file, folder, modules, make) {
  const all = path.join(root, "packages", `${file}.js`);
  const entries = Object.entries(modules);
  const lines = entries.map(([name, module]) => `export { ${name} } from "${folder}/${module}.js";`);
  const one = async (/** @type {string} */ name) => {
    const { code, files } = await once(make);
    return { code: code.get(name) ?? "", files };
  };
  return {
    [all]: async () => ({ code: lines.join("\n"), files: [] }),
    ...Object.fromEntries(
      entries.map(([name, module]) => [path.join(path.dirname(all), folder, `${module}.js`), () => one(name)]),
    ),
  };
}

/** Modules that are made without the compiler. @type {Makers} */
const fromSources = {
  [path.join(root, "packages/compiler/src/module/runtime-text.js")]: runtimeText,
  [path.join(root, "packages/reports/src/runtime-version.js")]: async () => {
    const { version, files } = await runtimeText();
    return { code: `export const runtimeVersion = ${JSON.stringify(version)};`, files };
  },
  ...constants("openapi/src/published/schemas", ".", publishedModules, async () => publishedSchemas()),
};
const makeChecks = () => compiledChecks([pluginFor(fromSources)]);
const makers = {
  ...fromSources,
  ...constants("dialects/src/checks", "./checks", dialectChecks, makeChecks),
  ...constants("openapi/src/dialects/checks", "./checks", documentChecks, makeChecks),
};

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
