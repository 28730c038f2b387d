// Compares the public API of the package in the current directory with its reports in etc/, one report an entry point.
// With --update it writes the reports instead.
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel, ExtractorMessageCategory } from "@microsoft/api-extractor";
import { finish } from "./lib/report.mjs";
import { readManifest } from "./lib/workspace.mjs";

const update = process.argv.includes("--update");
const dir = process.cwd();
const manifest = readManifest(dir);
const error = { logLevel: ExtractorLogLevel.Error, addToApiReportFile: false };
const none = { logLevel: ExtractorLogLevel.None };

mkdirSync(path.join(dir, "etc"), { recursive: true });

/** @type {string[]} */
const problems = [];
/** @type {Set<string>} */
const reports = new Set();

for (const [subpath, target] of Object.entries(manifest.exports)) {
  if (typeof target === "string" || !target.types) continue;
  const name = [path.basename(dir), ...subpath.split("/").slice(1)].join(".");
  reports.add(`${name}.api.md`);
  const { succeeded, apiReportChanged } = Extractor.invoke(
    ExtractorConfig.prepare({
      packageJsonFullPath: path.join(dir, "package.json"),
      configObjectFullPath: undefined,
      configObject: {
        projectFolder: dir,
        mainEntryPointFilePath: path.join(dir, target.types),
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
