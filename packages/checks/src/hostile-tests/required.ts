// The built files for CommonJS, with a polluted `Object.prototype`.
import { readFileSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import vm from "node:vm";
import { type HostileCase, type Make, tierOf } from "./case.js";
import { examples } from "./pollution-examples.js";

const files = createRequire(import.meta.url);
const entryPoints = ["argot", "argot/module", "argot/inspect", "argot/runtime"].map((name) => files.resolve(name));

/** Loads files for CommonJS in a realm: in its own, Node cannot load files beside a prototype with indices. */
function requireIn(realm: vm.Context): (file: string) => unknown {
  const loaded = new Map<string, unknown>();
  const load = (file: string): unknown => {
    if (loaded.has(file)) return loaded.get(file);
    const near = createRequire(file);
    const run = vm.runInContext(`(require, module, exports) => {${readFileSync(file, "utf8")}\n}`, realm) as Run;
    const module = vm.runInContext("({ exports: {} })", realm) as { exports: unknown };
    run((id) => (isBuiltin(id) ? (near(id) as unknown) : load(near.resolve(id))), module, module.exports);
    loaded.set(file, module.exports);
    return module.exports;
  };
  return load;
}

type Run = (require: (id: string) => unknown, module: object, exports: unknown) => void;

/** The results for the examples, as a text, in a realm of its own. `pollute` is JavaScript that runs before the files are loaded. */
function resultsIn(make: Make, pollute: string): string {
  const realm = vm.createContext({ TextEncoder, TextDecoder, URL, atob });
  vm.runInContext(pollute, realm);
  const [argot] = entryPoints.map(requireIn(realm));
  const run = vm.runInContext(
    `({ createArgot, parseJson, stringifyJson }, tier, texts) => {
      const argot = createArgot({ tier, formats: "assert", contentKeywords: "assert" });
      let results = "";
      for (const [schema, ...values] of texts) {
        const validator = argot.compile(parseJson(schema));
        for (const value of values)
          results += validator(parseJson(value)) + stringifyJson(validator.validate(parseJson(value))) + "\\n";
      }
      return results;
    }`,
    realm,
  ) as (argot: unknown, tier: string, texts: readonly (readonly string[])[]) => string;
  return run(
    argot,
    tierOf(make),
    examples.map((all) => all.map((each) => JSON.stringify(each))),
  );
}

/** What a descriptor and a module have, names of CommonJS, and indices. */
const names = "get set value writable enumerable configurable default __esModule module exports require".split(" ");
const indices = Array.from({ length: 41 }, (_, i) => String(i));

const values = ["{ target: 1 }", "true", "() => 1", '"x"', "0"];

export const required: readonly HostileCase[] = [
  {
    name: "files for CommonJS, loaded beside a polluted Object.prototype",
    expected: "the same results",
    run: (make) => {
      const expected = resultsIn(make, "");
      for (const group of [indices, names, ...names.map((name) => [name])])
        for (const value of values) {
          const pollute = `for (const name of ${JSON.stringify(group)}) Object.prototype[name] = ${value};`;
          if (resultsIn(make, pollute) !== expected) return `other results with ${String(group)} being ${value}`;
        }
      return "the same results";
    },
  },
];
