// Writes the meta-schemas of dialects and of OpenAPI documents as code, so that checking a schema compiles nothing. Reads the sources, and
// needs no build.
import path from "node:path";
import { rolldown } from "rolldown";
import { root } from "./workspace.mjs";

/** @typedef {{ call: unknown, module?: { specifier: string, name: string } }} CustomFunction */

/**
 * The folders that have compiled checks, and the names of these: of the constant, and of the module with it.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const checks = {
  "dialects/src": {
    draft03: "draft-03",
    draft04: "draft-04",
    draft06: "draft-06",
    draft07: "draft-07",
    draft201909: "2019-09",
    draft202012: "2020-12",
    v1: "v1",
  },
  "openapi/src/dialects": { document30: "document-3.0", document31: "document-3.1", document32: "document-3.2" },
};

/** @param {string} folder */
const indexOf = (folder) => path.join(root, "packages", folder, "checks.js");
/** @param {string} folder @param {string} name */
const fileOf = (folder, name) => path.join(root, "packages", folder, "checks", `${name}.js`);

/**
 * The files that `compiledChecks` makes: `checks.js` in each folder, of which only the types exist as a file, and beside it a
 * module for each check, because a program needs few of them.
 *
 * @type {readonly string[]}
 */
export const checkFiles = Object.entries(checks).flatMap(([folder, names]) => [
  indexOf(folder),
  ...Object.values(names).map((name) => fileOf(folder, name)),
]);

/**
 * @param {readonly import("rolldown").Plugin[]} plugins make the other modules
 * @returns {Promise<{ code: Map<string, string>, files: string[] }>} the code of each of `checkFiles`, and the files that it is made from
 */
export async function compiledChecks(plugins) {
  const { argot, files } = await loaded(plugins);
  const { documentDialect, versions, dialects } = argot;
  /** @type {Map<string, string>} */
  const code = new Map();
  for (const [folder, names] of Object.entries(checks)) {
    const lines = Object.entries(names).map(
      ([name, file]) => `export { check as ${name} } from "./checks/${file}.js";`,
    );
    code.set(indexOf(folder), lines.join("\n"));
  }
  for (const [name, file] of Object.entries(checks["dialects/src"] ?? {}))
    code.set(fileOf("dialects/src", file), codeOf(argot, [dialects[name]]));
  for (const [version, { schemas }] of Object.entries(versions)) {
    const needed = [documentDialect(version, schemas), dialects.draft04, dialects.draft202012, schemas];
    code.set(fileOf("openapi/src/dialects", `document-${version}`), codeOf(argot, needed));
  }
  return { code, files };
}

/** @param {readonly import("rolldown").Plugin[]} plugins @returns {Promise<{ argot: any, files: string[] }>} what compiles the checks, without checks of its own */
async function loaded(plugins) {
  // In the folder of a package that depends on the others.
  const entry = path.join(root, "packages/argot/checks-entry.js");
  const exported = `
    export { createArgot } from "@argot/core";
    export { applicationsOf, partsOf } from "@argot/core/plan";
    export { backend, emit, verdictPlan } from "@argot/compiler";
    export * as dialects from "@argot/dialects";
    export { documentDialect, versions } from "${path.join(root, "packages/openapi/src/dialects/document-dialect.ts")}";`;
  const none = Object.values(checks)
    .flatMap((names) => Object.keys(names))
    .map((name) => `export const ${name} = undefined;`)
    .join("\n");
  const bundle = await rolldown({
    input: entry,
    platform: "node",
    logLevel: "warn",
    resolve: { conditionNames: ["@argot/source"] },
    plugins: [
      ...plugins,
      {
        name: "no-checks",
        resolveId: (source) => (source === entry ? entry : source.endsWith("/checks.js") ? "no-checks" : undefined),
        load: (id) => (id === entry ? exported : id === "no-checks" ? none : undefined),
      },
    ],
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const [{ code, moduleIds }] = output;
  const argot = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
  return { argot, files: moduleIds.filter((id) => path.isAbsolute(id) && id !== entry) };
}

/** @param {any} argot @param {readonly { uri: string }[]} dialects the one whose meta-schema is compiled, and those that it needs @returns {string} a module that exports `check` */
function codeOf({ createArgot, backend, emit, verdictPlan, applicationsOf, partsOf }, dialects) {
  const uri = dialects[0]?.uri ?? "";
  let source = "";
  /** @type {{ specifier: string, name: string }[]} The imports of the constants. */
  let imports = [];
  /** @param {any} plan */
  const compile = (plan) => {
    const emitted = emit(plan, { indent: true });
    const functions = customFunctionsIn(plan, applicationsOf, partsOf);
    imports = emitted.constants.map((/** @type {unknown} */ constant) => {
      const found = functions.find(({ call }) => call === constant)?.module;
      if (!found) throw new Error(`The meta-schema ${uri} needs a constant that source cannot hold.`);
      return found;
    });
    source = emitted.source;
    return () => true;
  };
  const used = { ...backend, optimise: verdictPlan, compile };
  createArgot({ dialects, dialect: uri, tier: "compiled", backend: used }).compile(uri);
  return [
    ...imports.map(({ specifier, name }) => `import { ${name} } from ${JSON.stringify(specifier)};`),
    ...(imports.length > 0 ? [`const c = [${imports.map(({ name }) => name).join(", ")}];`] : []),
    `export const check = (r, L) => {\n${source.trimEnd()}\n};`,
  ].join("\n");
}

/**
 * @param {{ blocks: { rules: { constraint: any }[] }[] }} plan
 * @param {(constraint: any) => { when?: any }[]} applicationsOf
 * @param {(predicate: any) => any[]} partsOf
 * @returns {CustomFunction[]} the custom functions that its predicates call
 */
function customFunctionsIn(plan, applicationsOf, partsOf) {
  const pending = plan.blocks.flatMap(({ rules }) =>
    rules.flatMap(({ constraint }) => [constraint.predicate, ...applicationsOf(constraint).map(({ when }) => when)]),
  );
  /** @type {CustomFunction[]} */
  const functions = [];
  while (pending.length > 0) {
    const predicate = pending.pop();
    if (!predicate) continue;
    if (predicate.op === "custom") functions.push(predicate.test);
    pending.push(...partsOf(predicate));
  }
  return functions;
}
