// Compares the public API of the package in the current directory with its reports in etc/, one report an entry point.
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
  if (typeof target !== "string" && target.types) entries.push({ subpath, types: path.join(dir, target.types) });
}

/** @returns {Map<string, string[]>} the names that each entry point exports, by its subpath */
function exportedNames() {
  const files = entries.map(({ types }) => types);
  const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ESNext });
  const checker = program.getTypeChecker();
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const { subpath, types } of entries) {
    const file = program.getSourceFile(types);
    const symbol = file && checker.getSymbolAtLocation(file);
    names.set(subpath, symbol ? checker.getExportsOfModule(symbol).map((each) => each.name) : []);
  }
  return names;
}

/**
 * Whether another entry point of the package exports what this one was found to forget. Each report looks at one entry
 * point alone, while users may name such a type through the other: it is not forgotten.
 *
 * @param {string} subpath
 * @param {import("@microsoft/api-extractor").ExtractorMessage} message
 */
function isExportedElsewhere(subpath, message) {
  if (message.messageId !== "ae-forgotten-export") return false;
  const name = /"(.+?)"/.exec(message.text)?.[1] ?? "";
  return [...exported].some(([other, names]) => other !== subpath && names.includes(name));
}

const exported = exportedNames();
mkdirSync(path.join(dir, "etc"), { recursive: true });

/** @type {string[]} */
const problems = [];
/** @type {Set<string>} */
const reports = new Set();

for (const { subpath, types } of entries) {
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
          // Everything an entry point exports is public: no release tags.
          extractorMessageReporting: { default: error, "ae-missing-release-tag": none },
          tsdocMessageReporting: { default: error },
        },
      },
    }),
    {
      localBuild: update,
      messageCallback(message) {
        message.handled = true;
        // That a report is missing or differs is said below, with what to do.
        if (message.category === ExtractorMessageCategory.Console) return;
        if (message.logLevel !== ExtractorLogLevel.Error && message.logLevel !== ExtractorLogLevel.Warning) return;
        if (isExportedElsewhere(subpath, message)) {
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
  'Write the doc comments that are missing, run "pnpm run api:update", read the difference in etc/, and add a changeset if users will notice.',
  `${reports.size} report${reports.size === 1 ? "" : "s"} ${update ? "written" : "up to date"}`,
);
