// The tests of some packages and all that they import, as one script in which mutants can be switched on.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { shown } from "../workspace.mjs";
import { mutantsOf } from "./mutants.mjs";

/** @typedef {import("./mutants.mjs").Mutant & { file: string }} FoundMutant */

const entry = "\0tests";
const vitest = fileURLToPath(new URL("./vitest.mjs", import.meta.url));

/**
 * @param {readonly string[]} tests files of tests
 * @param {readonly string[]} mutated files of sources
 * @returns {Promise<{ code: string, mutants: FoundMutant[] }>} the code is a `Load` of worker.mjs
 */
export async function bundle(tests, mutated) {
  /** @type {FoundMutant[]} */
  const mutants = [];
  // Mutants are numbered in the order of the files, which does not change, unlike the order of loading.
  const switched = new Map(
    mutated.map((file) => {
      const found = mutantsOf(readFileSync(file, "utf8"), mutants.length);
      mutants.push(...found.mutants.map((mutant) => ({ ...mutant, file })));
      return [file, found.switched];
    }),
  );
  const loaders = tests.map((file) => `${JSON.stringify(shown(file))}: () => import(${JSON.stringify(file)})`);
  const built = await rolldown({
    input: entry,
    platform: "node",
    // Replace syntax that the JavaScript engine does not parse, such as `using`.
    transform: { target: "node20" },
    resolve: { conditionNames: ["@argot/source", "node", "import", "default"] },
    treeshake: false,
    logLevel: "silent",
    plugins: [
      {
        name: "mutants",
        async resolveId(id, importer) {
          if (id === entry) return id;
          if (id === "vitest") return { id: vitest, external: true };
          if (/^[./]|^@argot\/|^argot(\/|$)/.test(id) || id.startsWith("node:")) return undefined;
          // Other packages are loaded once. This script can only import them by their path.
          const found = await this.resolve(id, importer, { skipSelf: true });
          return found && { id: found.id, external: true };
        },
        load: (id) => (id === entry ? `export const tests = { ${loaders.join(", ")} };` : switched.get(id)),
        transform: (code, id) =>
          code.includes("import.meta.url")
            ? code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
            : undefined,
      },
    ],
  });
  const { output } = await built.generate({ format: "cjs", codeSplitting: false });
  await built.close();
  return {
    // Modules are strict.
    code: `(function (require, exports, $on, $met, $counts) { "use strict"; ${output[0].code}\nreturn exports.tests; })`,
    mutants,
  };
}
