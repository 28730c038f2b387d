// Compares the public API of the package in the current directory with its report in etc/. With --update it writes the report instead.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel, ExtractorMessageCategory } from "@microsoft/api-extractor";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { readManifest } from "./lib/workspace.mjs";

const update = process.argv.includes("--update");
const dir = process.cwd();
const manifest = readManifest(dir);
const error = { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false };
const none = { logLevel: ExtractorLogLevel.None };

/** @type {{ subpath: string, types: string }[]} */
const entries = [];
for (const [subpath, target] of Object.entries(manifest.exports)) {
  // Other names of an entry point have no source of their own.
  // What packages of this repository share is no public API.
  if (subpath !== "./internal" && typeof target !== "string" && target.types && Object.hasOwn(target, "@argot/source"))
    entries.push({ subpath, types: path.join(dir, target.types) });
}

const shared = manifest.exports["./internal"];
const internal = typeof shared === "object" && shared.types ? readFileSync(path.join(dir, shared.types), "utf8") : "";
/** Whether a type is exported for other packages of this repository only. @param {import("@microsoft/api-extractor").ExtractorMessage} message */
const isShared = ({ messageId, text }) =>
  messageId === "ae-forgotten-export" && new RegExp(`\\b${/"(.+?)"/.exec(text)?.[1]}\\b`).test(internal);

/**
 * Whether a type is a part of one that is computed from a schema. Users name the whole, and nobody names its parts.
 *
 * @param {import("@microsoft/api-extractor").ExtractorMessage} message
 */
const isPartOfComputedType = ({ messageId, sourceFilePath }) =>
  messageId === "ae-forgotten-export" &&
  ["from-schema.d.ts", "json-schema-type.d.ts", "request-values-of.d.ts"].includes(path.basename(sourceFilePath ?? ""));

/** The name of the namespace of a subpath, which no export has. @param {string} subpath */
const nameOf = (subpath) => subpath.replaceAll(/\W+/g, "_");

mkdirSync(path.join(dir, "etc"), { recursive: true });

/** @param {import("@microsoft/api-extractor").ExtractorMessage} message */
const place = ({ sourceFilePath, sourceFileLine }) =>
  sourceFilePath ? `${path.relative(dir, sourceFilePath)}:${sourceFileLine}: ` : "";

/** @type {string[]} */
const problems = [];
/** Links that are not in the main entry point. @type {{ name: string, text: string }[]} */
const links = [];
const report = `${path.basename(dir)}.api.md`;

// One module with all entry points: each type is in the report once, and each entry point lists what it exports.
const everything = path.join(dir, "temp/everything.d.ts");
const temporary = path.dirname(everything);
mkdirSync(temporary, { recursive: true });
const program = ts.createProgram(
  entries.map(({ types }) => types),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext },
);
const checker = program.getTypeChecker();
const lines = entries.map(({ subpath, types }) => {
  const file = program.getSourceFile(types);
  const module = file && checker.getSymbolAtLocation(file);
  const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
  const specifier = (/** @type {string} */ target) =>
    JSON.stringify(`./${path.relative(temporary, target)}`.replace(/\.d\.ts$/, ".js"));
  if (subpath === ".") return `export * from ${specifier(types)};`;
  // By name: a namespace cannot have all that another package exports.
  const namespace = path.join(temporary, `${nameOf(subpath)}.d.ts`);
  writeFileSync(namespace, `export { ${names.join(", ")} } from ${specifier(types)};\n`);
  return `export * as ${nameOf(subpath)} from ${specifier(namespace)};`;
});
writeFileSync(everything, lines.join("\n"));

const { succeeded, apiReportChanged } = Extractor.invoke(
  ExtractorConfig.prepare({
    packageJsonFullPath: path.join(dir, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: everything,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          extends: path.join(dir, "tsconfig.build.json"),
          compilerOptions: { rootDir: "." },
          include: ["temp/everything.d.ts"],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: path.basename(report, ".api.md"),
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
  }),
  {
    localBuild: update,
    messageCallback(message) {
      message.handled = true;
      // The code below reports that a report is missing or differs, and says what to do.
      if (message.category === ExtractorMessageCategory.Console) return;
      if (message.logLevel !== ExtractorLogLevel.Error && message.logLevel !== ExtractorLogLevel.Warning) return;
      if (isPartOfComputedType(message) || isShared(message)) {
        message.logLevel = ExtractorLogLevel.None;
        return;
      }
      const linked = message.messageId === "ae-unresolved-link" && / an export "(.+)"$/.exec(message.text)?.[1];
      if (linked) {
        message.logLevel = ExtractorLogLevel.None;
        links.push({ name: linked, text: `${place(message)}there is no export ${linked}` });
        return;
      }
      problems.push(`${place(message)}${message.text} (${message.messageId})`);
    },
  },
);
const text = readFileSync(path.join(dir, "temp", report), "utf8");
for (const { name, text: problem } of links)
  if (!new RegExp(`^(?:export )?(?:abstract )?(?:class|const|function|interface|type|let) ${name}\\b`, "m").test(text))
    problems.push(problem);
if (apiReportChanged && !update) problems.push(`etc/${report} is not the API as it was built`);
else if (!succeeded && problems.length === 0) problems.push("the API could not be read");

for (const file of readdirSync(path.join(dir, "etc")).filter((each) => each !== report)) {
  if (update) rmSync(path.join(dir, "etc", file));
  else problems.push(`etc/${file} is no report of the package`);
}

finish(
  `api of ${manifest.name}`,
  [...new Set(problems)],
  'Write the doc comments that are missing, run "npm run api:update", read the difference in etc/, and add a changeset if users will notice.',
  `the report is ${update ? "written" : "up to date"}`,
);
