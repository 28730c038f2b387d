// Writes the meta-schema of each standard dialect, and the schemas of OpenAPI documents, as code, so that checking a schema compiles nothing. Needs the build.
// `--check` only reports whether the files are up to date.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/workspace.mjs";

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.join(root, "packages", file)).href);
const { createArgot } = await built("core/dist/index.js");
const { applicationsOf, partsOf } = await built("core/dist/plan.js");
const { backend: standard, emit, verdictPlan } = await built("compiler/dist/index.js");
const dialects = await built("dialects/dist/index.js");
const { documentDialects } = await built("openapi/dist/document-dialects.js");

/** @type {[folder: string, file: string, dialect: { uri: string }, needed?: readonly { uri: string }[]][]} */
const all = [
  ["dialects", "draft-03", dialects.draft03],
  ["dialects", "draft-04", dialects.draft04],
  ["dialects", "draft-06", dialects.draft06],
  ["dialects", "draft-07", dialects.draft07],
  ["dialects", "2019-09", dialects.draft201909],
  ["dialects", "2020-12", dialects.draft202012],
  ["dialects", "v1", dialects.v1],
  ...documentDialects.map(
    (/** @type {{ version: string, dialect: { uri: string }, schemas: { uri: string } }} */ each) => {
      const needed = [dialects.draft04, dialects.draft202012, each.schemas];
      return /** @type {const} */ (["openapi", `document-${each.version}`, each.dialect, needed]);
    },
  ),
];
const onlyCheck = process.argv.includes("--check");
let stale = 0;

/** @typedef {{ call: unknown, module?: { specifier: string, name: string } }} CustomFunction */

/**
 * @param {{ blocks: { rules: { constraint: { op: string, predicate?: never } }[] }[] }} plan
 * @returns {CustomFunction[]} the custom functions that its predicates call
 */
function customFunctionsIn(plan) {
  const pending = plan.blocks.flatMap(({ rules }) =>
    rules.flatMap(({ constraint }) => [
      constraint.predicate,
      ...applicationsOf(constraint).map((/** @type {{ when?: never }} */ { when }) => when),
    ]),
  );
  /** @type {CustomFunction[]} */
  const functions = [];
  for (let predicate = pending.pop(); pending.length > 0 || predicate; predicate = pending.pop()) {
    if (!predicate) continue;
    const { op, test } = /** @type {{ op: string, test: CustomFunction }} */ (predicate);
    if (op === "custom") functions.push(test);
    pending.push(...partsOf(predicate));
  }
  return functions;
}

for (const [folder, name, dialect, needed = []] of all) {
  /** @type {string | undefined} */
  let source;
  /** @type {{ specifier: string, name: string }[]} The imports of the constants. */
  let imports = [];
  const backend = {
    ...standard,
    optimise: verdictPlan,
    /** @param {never} plan */
    compile(plan) {
      const emitted = emit(plan, { indent: true });
      const functions = customFunctionsIn(plan);
      imports = emitted.constants.map((/** @type {unknown} */ constant) => {
        const found = functions.find(({ call }) => call === constant)?.module;
        if (!found) throw new Error(`The meta-schema of ${name} needs a constant that source cannot hold.`);
        return found;
      });
      source = emitted.source;
      return () => true;
    },
  };
  createArgot({ dialects: [dialect, ...needed], dialect: dialect.uri, tier: "compiled", backend }).compile(dialect.uri);
  const text = [
    "// Written by scripts/generate-checks.mjs; do not edit.",
    "// @ts-nocheck: emitted code has no types.",
    'import type { CompiledCheck } from "@argot/core";',
    ...[...new Set(imports.map(({ specifier }) => specifier))].map((specifier) => {
      const names = imports.filter((each) => each.specifier === specifier).map((each) => each.name);
      return `import { ${names.join(", ")} } from "${specifier}";`;
    }),
    "",
    ...(imports.length > 0 ? [`const c = [${imports.map((each) => each.name).join(", ")}];`, ""] : []),
    `/** The meta-schema of ${name} as code. */`,
    "export const check: CompiledCheck = (r, L) => {",
    ...String(source)
      .trimEnd()
      .split("\n")
      .map((/** @type {string} */ line) => `  ${line}`),
    "};",
    "",
  ].join("\n");
  const file = path.join(root, "packages", folder, "src/checks", `${name}.ts`);
  mkdirSync(path.dirname(file), { recursive: true });
  if (onlyCheck) {
    if (readFileSync(file, "utf8") !== text) stale++;
  } else writeFileSync(file, text);
}
if (stale > 0) {
  console.error(
    `${stale} of the files in src/checks of packages/dialects and packages/openapi are out of date: run "npm run build" and "npm run generate", twice if the compiler changed.`,
  );
  process.exitCode = 1;
}
