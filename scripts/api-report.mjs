// Compares the public API of each package with its report in etc/, or that of packages that are named. With --update it writes the
// reports instead. One program has the types of all packages: most of what a package needs is read for the others as well.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  ExtractorMessageCategory,
} from "@microsoft/api-extractor";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { packages, root } from "./lib/workspace.mjs";

/** @typedef {import("./lib/workspace.mjs").Package} Package */
/** @typedef {import("@microsoft/api-extractor").ExtractorMessage} ExtractorMessage */

const update = process.argv.includes("--update");
const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const chosen = packages().filter(
  ({ manifest }) => !manifest.private && (named.length === 0 || named.includes(manifest.name)),
);
const error = { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false };
const none = { logLevel: ExtractorLogLevel.None };

/** The entry points of a package. @param {Package} each @returns {{ subpath: string, types: string }[]} */
const entriesOf = ({ dir, manifest }) =>
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    // Other names of an entry point have no source of their own.
    // What packages of this repository share is no public API.
    subpath !== "./internal" && typeof target !== "string" && target.types && Object.hasOwn(target, "@argot/source")
      ? [{ subpath, types: path.join(dir, target.types) }]
      : [],
  );

/**
 * Whether a type is a part of one that is computed from a schema. Users name the whole, and nobody names its parts.
 *
 * @param {ExtractorMessage} message
 */
const isPartOfComputedType = ({ messageId, sourceFilePath }) =>
  messageId === "ae-forgotten-export" &&
  ["from-schema.d.ts", "json-schema-type.d.ts", "request-values-of.d.ts"].includes(path.basename(sourceFilePath ?? ""));

/** The name of the namespace of a subpath, which no export has. @param {string} subpath */
const nameOf = (subpath) => subpath.replaceAll(/\W+/g, "_");

const temporaryOf = (/** @type {Package} */ { dir }) => path.join(dir, "temp");

/**
 * Writes a module with all entry points of a package: each type is in the report once, and each entry point lists what it exports.
 *
 * @param {Package} each
 * @param {ts.Program} program
 * @returns {string} the file
 */
function writeEverything(each, program) {
  const temporary = temporaryOf(each);
  mkdirSync(temporary, { recursive: true });
  const checker = program.getTypeChecker();
  const lines = entriesOf(each).map(({ subpath, types }) => {
    const specifier = (/** @type {string} */ target) =>
      JSON.stringify(`./${path.relative(temporary, target)}`.replace(/\.d\.ts$/, ".js"));
    if (subpath === ".") return `export * from ${specifier(types)};`;
    const file = program.getSourceFile(types);
    const module = file && checker.getSymbolAtLocation(file);
    const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
    // By name: a namespace cannot have all that another package exports.
    const namespace = path.join(temporary, `${nameOf(subpath)}.d.ts`);
    writeFileSync(namespace, `export { ${names.join(", ")} } from ${specifier(types)};\n`);
    return `export * as ${nameOf(subpath)} from ${specifier(namespace)};`;
  });
  const everything = path.join(temporary, "everything.d.ts");
  writeFileSync(everything, lines.join("\n"));
  return everything;
}

/** @param {Package} each @param {string} everything */
const configOf = ({ dir, folder }, everything) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: path.join(dir, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: everything,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          extends: path.join(root, "tsconfig.base.json"),
          compilerOptions: { rootDir: root },
          include: ["temp/everything.d.ts"],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: folder,
        reportFolder: path.join(dir, "etc"),
        reportTempFolder: path.join(dir, "temp"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: error },
        // All exports of entry points are public: no release tags are needed.
        extractorMessageReporting: { default: error, "ae-missing-release-tag": none },
        tsdocMessageReporting: { default: error },
      },
    },
  });

/**
 * Compares the report of a package, or writes it.
 *
 * @param {Package} each
 * @param {ExtractorConfig} config
 * @param {CompilerState} compilerState
 * @returns {readonly string[]} the problems
 */
function problemsOf({ dir, folder, manifest }, config, compilerState) {
  const shared = manifest.exports["./internal"];
  const internal = typeof shared === "object" && shared.types ? readFileSync(path.join(dir, shared.types), "utf8") : "";
  /** Whether a type is exported for other packages of this repository only. @param {ExtractorMessage} message */
  const isShared = ({ messageId, text }) =>
    messageId === "ae-forgotten-export" && new RegExp(`\\b${/"(.+?)"/.exec(text)?.[1]}\\b`).test(internal);
  /** @param {ExtractorMessage} message */
  const place = ({ sourceFilePath, sourceFileLine }) =>
    sourceFilePath ? `${path.relative(dir, sourceFilePath)}:${sourceFileLine}: ` : "";
  /** @type {string[]} */
  const problems = [];
  /** Links that are not in the main entry point. @type {{ name: string, text: string }[]} */
  const links = [];
  const report = `${folder}.api.md`;
  mkdirSync(path.join(dir, "etc"), { recursive: true });
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    localBuild: update,
    compilerState,
    messageCallback(message) {
      message.handled = true;
      // The code below reports that a report is missing or differs, and says what to do.
      if (message.category === ExtractorMessageCategory.Console) return;
      if (message.logLevel !== ExtractorLogLevel.Error && message.logLevel !== ExtractorLogLevel.Warning) return;
      const linked = message.messageId === "ae-unresolved-link" && / an export "(.+)"$/.exec(message.text)?.[1];
      if (linked) links.push({ name: linked, text: `${place(message)}there is no export ${linked}` });
      else if (!isPartOfComputedType(message) && !isShared(message)) {
        problems.push(`${place(message)}${message.text} (${message.messageId})`);
        return;
      }
      message.logLevel = ExtractorLogLevel.None;
    },
  });
  const text = readFileSync(path.join(dir, "temp", report), "utf8");
  for (const { name, text: problem } of links)
    if (
      !new RegExp(`^(?:export )?(?:abstract )?(?:class|const|function|interface|type|let) ${name}\\b`, "m").test(text)
    )
      problems.push(problem);
  if (apiReportChanged && !update) problems.push(`etc/${report} is not the API as it was built`);
  else if (!succeeded && problems.length === 0) problems.push("the API could not be read");
  for (const file of readdirSync(path.join(dir, "etc")).filter((each) => each !== report)) {
    if (update) rmSync(path.join(dir, "etc", file));
    else problems.push(`etc/${file} is no report of the package`);
  }
  return problems;
}

const program = ts.createProgram(
  chosen.flatMap(entriesOf).map(({ types }) => types),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext, noLib: true, types: [] },
);
const configs = chosen.map((each) => configOf(each, writeEverything(each, program)));
const [first, ...others] = configs;
const unknown = named.filter((name) => !chosen.some(({ manifest }) => manifest.name === name));
if (!first || unknown.length > 0) throw new Error(`there is no public package ${unknown.join(", ")}`);
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const [i, config] of configs.entries()) {
  const each = /** @type {Package} */ (chosen[i]);
  finish(
    `api of ${each.manifest.name}`,
    [...new Set(problemsOf(each, config, compilerState))],
    'Write the doc comments that are missing, run "npm run api:update", read the difference in etc/, and add a changeset if users will notice.',
    `the report is ${update ? "written" : "up to date"}`,
  );
}
