// Compares the public API of the package in the current directory with its reports in etc/, one report for each entry point.
// With --update it writes the reports instead.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
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
  if (typeof target !== "string" && target.types && Object.hasOwn(target, "@argot/source"))
    entries.push({ subpath, types: path.join(dir, target.types) });
}

const program = ts.createProgram(
  entries.map(({ types }) => types),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext },
);
const checker = program.getTypeChecker();

/**
 * The declared symbol. For an import: the symbol that it refers to.
 *
 * @param {import("typescript").Symbol} symbol
 */
const original = (symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : checker.getExportSymbolOfSymbol(symbol);

/** The exports of all entry points. */
const exported = new Set(
  entries.flatMap(({ types }) => {
    const file = program.getSourceFile(types);
    const module = file && checker.getSymbolAtLocation(file);
    return module ? checker.getExportsOfModule(module).map(original) : [];
  }),
);

/**
 * Whether another entry point of the package exports the type that this one does not export. Each report covers one entry point
 * only, but users may import the type from the other one. Symbols are compared, since an internal type may have the name of a
 * public one.
 *
 * @param {import("@microsoft/api-extractor").ExtractorMessage} message
 */
function isExportedElsewhere({ messageId, sourceFilePath, text }) {
  if (messageId !== "ae-forgotten-export") return false;
  const file = program.getSourceFile(sourceFilePath ?? "");
  const name = /"(.+?)"/.exec(text)?.[1];
  const inScope = file ? checker.getSymbolsInScope(file, ts.SymbolFlags.Type | ts.SymbolFlags.Alias) : [];
  return inScope.some((symbol) => symbol.name === name && exported.has(original(symbol)));
}

/**
 * Whether a type is a part of one that is computed from a schema. Users name the whole, and nobody names its parts.
 *
 * @param {import("@microsoft/api-extractor").ExtractorMessage} message
 */
const isPartOfComputedType = ({ messageId, sourceFilePath }) =>
  messageId === "ae-forgotten-export" &&
  ["from-schema.d.ts", "json-schema-type.d.ts"].includes(path.basename(sourceFilePath ?? ""));

mkdirSync(path.join(dir, "etc"), { recursive: true });

/** @type {string[]} */
const problems = [];
/** @type {Set<string>} */
const reports = new Set();

// What packages of this repository share is no public API.
for (const { subpath, types } of entries.filter((each) => each.subpath !== "./internal")) {
  const name = [path.basename(dir), ...subpath.split("/").slice(1)].join(".");
  reports.add(`${name}.api.md`);
  const { succeeded, apiReportChanged } = Extractor.invoke(
    ExtractorConfig.prepare({
      packageJsonFullPath: path.join(dir, "package.json"),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: dir,
        mainEntryPointFilePath: types,
        newlineKind: "lf",
        compiler: { tsconfigFilePath: path.join(dir, "tsconfig.build.json") },
        apiReport: {
          enabled: true,
          reportFileName: name,
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
        if (isExportedElsewhere(message) || isPartOfComputedType(message)) {
          message.logLevel = ExtractorLogLevel.None;
          return;
        }
        const file = message.sourceFilePath
          ? `${path.relative(dir, message.sourceFilePath)}:${message.sourceFileLine}: `
          : "";
        problems.push(`${file}${message.text} (${message.messageId})`);
      },
    },
  );
  if (apiReportChanged && !update) problems.push(`etc/${name}.api.md is not the API of "${subpath}" as it was built`);
  else if (!succeeded && problems.length === 0) problems.push(`the API of "${subpath}" could not be read`);
}

for (const file of readdirSync(path.join(dir, "etc")).filter(
  (each) => each.endsWith(".api.md") && !reports.has(each),
)) {
  if (update) rmSync(path.join(dir, "etc", file));
  else problems.push(`etc/${file} belongs to no entry point`);
}

finish(
  `api of ${manifest.name}`,
  [...new Set(problems)],
  'Write the doc comments that are missing, run "npm run api:update", read the difference in etc/, and add a changeset if users will notice.',
  `${reports.size} report${reports.size === 1 ? "" : "s"} ${update ? "written" : "up to date"}`,
);
