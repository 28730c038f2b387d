import path from "node:path";
import {
  cannotCompile,
  type Finding as LintFinding,
  lint,
  type LintOptions,
  lintRules,
  type Severity,
} from "@argot/schema-tools/lint";
import { docsUrl } from "argot";
import { spanIn } from "../../reports/span-in.js";
import { type Finding, findingsOf } from "../../reports/finding.js";
import { duplicateNames } from "../../inputs/parse.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { addUnusable, type FindingReportOptions, openFindingReports } from "../../reports/finding-reports.js";
import { namedSchemas } from "../../schemas/named-schemas.js";
import { projectConfig } from "../../schemas/project.js";
import type { SchemaFile, SchemaOptions } from "../../schemas/schema-documents.js";
import { loadSchemaSet, type SchemaSet, withFileNames } from "../../schemas/schema-set.js";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { watch } from "../../terminal/watch.js";
import { closestName } from "../closest-name.js";
import { type Fixing, withFixes } from "./fix.js";
import { ownRules } from "./own-rules.js";
import { profileRules } from "./profile-rules.js";

/** Options of `argot check`. */
export interface CheckOptions extends SchemaOptions, FindingReportOptions {
  /** Whether to write fixes to the files. */
  readonly fix: boolean;
  /** Severities of rules on the command line. They override those of the configuration. */
  readonly rules: Readonly<Record<string, Severity>>;
  /** Names of profiles of providers, and files with profiles. */
  readonly profiles: readonly string[];
  /** Maximum number of warnings; with more, the exit code is that of an error. Default: no maximum. */
  readonly maxWarnings?: number | undefined;
  /** Whether to run again after changes, until the program is interrupted. */
  readonly watch: boolean;
}

/** How rules are configured for a file. */
type RulesOf = (file: string) => Promise<Pick<LintOptions, "severities" | "allowedKeywords" | "rules">>;

/**
 * Finds all faults of schemas.
 *
 * @returns `invalid` if a schema has errors.
 */
export async function check(
  names: readonly string[],
  options: CheckOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const once = (): Promise<ExitCode> => checkOnce(names, options, io, streams);
  if (!options.watch) return once();
  return watch(
    once,
    options.reports.flatMap(({ file }) => file ?? []),
    io,
    streams,
  );
}

async function checkOnce(names: readonly string[], options: CheckOptions, io: Io, streams: Streams): Promise<ExitCode> {
  const config = options.config === false ? undefined : await projectConfig(options.config, io);
  const rules = [
    ...(await ownRules(config?.ownRules ?? new Map(), options, io)),
    ...(await profileRules(options.profiles, io)),
  ];
  const known = [...[...lintRules, ...rules].map(({ code }) => code), cannotCompile];
  refuseUnknownRules(options.rules, known);
  const rulesOf: RulesOf = async (file) => {
    const configured = (await config?.severitiesOf(path.resolve(io.cwd, file))) ?? {};
    refuseUnknownRules(configured, known);
    return { severities: { ...configured, ...options.rules }, allowedKeywords: config?.allowedKeywords ?? [], rules };
  };
  const schemas = namedSchemas(names, config, io);
  const reload = (): Promise<SchemaSet> => loadSchemaSet(schemas, options, io);
  const findingsIn: Fixing["findingsIn"] = async ({ url, file }, { index, argot }) => {
    const document = index.documentOf(url);
    return document ? lint(document, { index, argot, ...(await rulesOf(file)) }) : [];
  };
  const loaded = await reload();
  const set = options.fix ? await withFixes(loaded, { findingsIn, reload }, io, streams) : loaded;
  await refuseOverwriting(
    options.reports.flatMap(({ file }) => file ?? []),
    Array.from(set.files.values(), ({ file }) => file),
    io,
  );
  const words = { passed: "without errors", failed: "with errors" };
  const reports = await openFindingReports(options, words, io, streams);
  let warnings = 0;
  let fixable = 0;
  for (const each of set.named) {
    if ("problem" in each) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      await addUnusable(reports, each.file, each.problem, streams);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
    const found = await findingsIn(each, set);
    fixable += found.filter(({ fix }) => fix).length;
    const all = [...duplicateNames(each.source, each.file), ...found.map((finding) => reported(finding, each, set))];
    warnings += all.filter(({ severity }) => severity === "warning").length;
    const shown = options.quiet ? all.filter(({ severity }) => severity === "error") : all;
    const outcome = all.some(({ severity }) => severity === "error") ? "failed" : "passed";
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
    await reports.add({ name: each.file, file: each.file, outcome, findings: (most) => findingsOf(shown, most) });
  }
  await reports.end();
  if (fixable > 0 && !options.fix && !options.quiet) {
    const what = fixable === 1 ? "1 finding" : `${fixable} findings`;
    await streams.err.write(`argot: --fix can correct ${what}\n`);
  }
  const { maxWarnings } = options;
  if (maxWarnings === undefined || warnings <= maxWarnings) return reports.exitCode;
  await streams.warn(new Problem(`there are ${warnings} warnings`, `--max-warnings allows ${maxWarnings}`));
  return reports.exitCode === exitCode.valid ? exitCode.invalid : reports.exitCode;
}

/** @throws Problem if there is no rule of a name. */
function refuseUnknownRules(severities: Readonly<Record<string, Severity>>, codes: readonly string[]): void {
  for (const code of Object.keys(severities)) {
    if (codes.includes(code)) continue;
    const close = closestName(code, codes);
    const advice = close === undefined ? `the rules are ${codes.join(", ")}` : `did you mean ${close}?`;
    throw new Problem(`there is no rule ${code}`, advice);
  }
}

/** A finding of the linter as one of reports. */
function reported(
  { code, severity, message, pointer, part, issue }: LintFinding,
  file: SchemaFile,
  { files }: SchemaSet,
): Finding {
  const { source } = file;
  return {
    severity: severity === "warn" ? "warning" : "error",
    rule: code,
    // Rules of the project have no page.
    docs: lintRules.some((rule) => rule.code === code) || code === cannotCompile ? docsUrl(code) : undefined,
    message: `${withFileNames(message, files)} (${code})`,
    file: file.file,
    pointer,
    span: spanIn(source, pointer, part, issue),
    source,
  };
}
