// Writes the meta-schemas of dialects and of OpenAPI documents as code, so that checking a schema compiles nothing. Reads the sources, and
// needs no build.
import path from "node:path";
import { rolldown } from "rolldown";
import { root } from "./workspace.mjs";

/** The checks of dialects: the name of the constant, and of the module with it. */
export const dialectChecks = {
  draft03: "draft-03",
  draft04: "draft-04",
  draft06: "draft-06",
  draft07: "draft-07",
  draft201909: "2019-09",
  draft202012: "2020-12",
  v1: "v1",
};

/** Those of OpenAPI documents. */
export const documentChecks = { document30: "document-3.0", document31: "document-3.1", document32: "document-3.2" };

/**
 * @param {readonly import("rolldown").Plugin[]} plugins make the other modules
 * @returns {Promise<import("./made-modules.mjs").MadeConstants>} the checks by the names of the constants
 */
export async function compiledChecks(plugins) {
  const { argot, files } = await loaded(plugins);
  const { documentDialect, versions, dialects } = argot;
  /** @type {Map<string, string>} */
  const code = new Map();
  for (const name of Object.keys(dialectChecks)) code.set(name, codeOf(argot, name, [dialects[name]]));
  for (const [version, { schemas }] of Object.entries(versions)) {
    const name = `document${version.replace(".", "")}`;
    const needed = [documentDialect(version, schemas), dialects.draft04, dialects.draft202012, schemas];
    code.set(name, codeOf(argot, name, needed));
  }
  return { code, files };
}

/** @param {readonly import("rolldown").Plugin[]} plugins @returns {Promise<{ argot: any, files: string[] }>} what compiles the checks, without checks of its own */
async function loaded(plugins) {
  // In the folder of a package that depends on the others.
  const entry = path.join(root, "packages/argot/checks-entry.js");
  const exported = `
    export { createArgot } from "@argot/core";
    export { backend, emit, verdictPlan } from "@argot/compiler";
    export { customFunctionsOf } from "${path.join(root, "packages/compiler/src/module/custom-functions.ts")}";
    export * as dialects from "@argot/dialects";
    export { documentDialect, versions } from "${path.join(root, "packages/openapi/src/dialects/document-dialect.ts")}";`;
  const none = Object.keys({ ...dialectChecks, ...documentChecks })
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

/**
 * @param {any} argot
 * @param {string} name
 * @param {readonly { uri: string }[]} dialects the one whose meta-schema is compiled, and those that it needs
 * @returns {string} a module that exports the check under the name
 */
function codeOf({ createArgot, backend, customFunctionsOf, emit, verdictPlan }, name, dialects) {
  const uri = dialects[0]?.uri ?? "";
  let source = "";
  /** @type {{ specifier: string, name: string }[]} The imports of the constants. */
  let imports = [];
  /** @param {any} plan */
  const compile = (plan) => {
    const emitted = emit(plan, { indent: true });
    /** @type {{ call: unknown, module?: { specifier: string, name: string } }[]} */
    const functions = customFunctionsOf(plan);
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
    ...imports.map((each) => `import { ${each.name} } from ${JSON.stringify(each.specifier)};`),
    ...(imports.length > 0 ? [`const c = [${imports.map((each) => each.name).join(", ")}];`] : []),
    `export const ${name} = (r, L) => {\n${source.trimEnd()}\n};`,
  ].join("\n");
}
