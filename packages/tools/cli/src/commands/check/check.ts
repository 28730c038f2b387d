import path from "node:path";
import {
  cannotCompile,
  type Finding as LintFinding,
  lint,
  type LintOptions,
  lintRules,
  type Severity,
} from "@argot/lint";
import { editSource } from "@argot/source-text";
import { type SourceText, type Span, spanOfIssue } from "@argot/source-text/text";
import { type Finding, findingsOf } from "../../reports/finding.js";
import { addUnusable, type FindingReportOptions, openFindingReports } from "../../reports/finding-reports.js";
import type { SchemaOptions } from "../../schemas/load-schema.js";
import { isUri } from "../../schemas/schema-name.js";
import { projectConfig } from "../../schemas/project.js";
import { loadSchemaSet, type SchemaFile, type SchemaSet } from "../../schemas/schema-set.js";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { OutputStream, Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { closestName } from "../closest-name.js";

/** Options of `argot check`. */
export interface CheckOptions extends SchemaOptions, FindingReportOptions {
  /** Whether to write fixes to the files. */
  readonly fix: boolean;
  /** Severities of rules on the command line. They override those of the configuration. */
  readonly rules: Readonly<Record<string, Severity>>;
  /** Maximum number of warnings; with more, the exit code is that of an error. Default: no maximum. */
  readonly maxWarnings?: number | undefined;
}

/** How rules are configured for a file. */
type RulesOf = (file: string) => Promise<Pick<LintOptions, "severities" | "allowedKeywords">>;

/** Maximum number of times that a file is checked again after fixes, since a fix may make another one possible. */
const maxRounds = 10;

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
  refuseUnknownRules(options.rules);
  const config = options.config === false ? undefined : await projectConfig(options.config, io);
  const rulesOf: RulesOf = async (file) => {
    const configured = (await config?.severitiesOf(path.resolve(io.cwd, file))) ?? {};
    refuseUnknownRules(configured);
    return { severities: { ...configured, ...options.rules }, allowedKeywords: config?.allowedKeywords ?? [] };
  };
  const schemas = names.length > 0 ? names : (config?.schemas ?? []).map((file) => path.relative(io.cwd, file));
  if (schemas.length === 0)
    throw new Problem("no schema is named", 'name files or folders, or list them under "schemas" in the configuration');
  let set = await loadSchemaSet(schemas, options, io);
  if (options.fix) set = await withFixes(set, schemas, options, io, streams.out, rulesOf);
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
    const found = findingsIn(each, set, await rulesOf(each.file));
    fixable += found.filter(({ fix }) => fix).length;
    const all = [...each.warnings, ...found.map((finding) => reported(finding, each, set))];
    warnings += all.filter(({ severity }) => severity === "warning").length;
    const shown = options.quiet ? all.filter(({ severity }) => severity === "error") : all;
    const outcome = all.some(({ severity }) => severity === "error") ? "failed" : "passed";
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
    await reports.add({ name: each.file, file: each.file, outcome, findings: (most) => findingsOf(shown, most) });
  }
  await reports.end();
  if (fixable > 0 && !options.quiet) {
    const what = fixable === 1 ? "1 finding" : `${fixable} findings`;
    await streams.err.write(`argot: --fix can correct ${what}\n`);
  }
  const { maxWarnings } = options;
  if (maxWarnings === undefined || warnings <= maxWarnings) return reports.exitCode;
  await streams.warn(new Problem(`there are ${warnings} warnings`, `--max-warnings allows ${maxWarnings}`));
  return reports.exitCode === exitCode.valid ? exitCode.invalid : reports.exitCode;
}

const codes: readonly string[] = [...lintRules.map(({ code }) => code), cannotCompile];

/** @throws Problem if there is no rule of a name. */
function refuseUnknownRules(severities: Readonly<Record<string, Severity>>): void {
  for (const code of Object.keys(severities)) {
    if (codes.includes(code)) continue;
    const close = closestName(code, codes);
    const advice = close === undefined ? `the rules are ${codes.join(", ")}` : `did you mean ${close}?`;
    throw new Problem(`there is no rule ${code}`, advice);
  }
}

function findingsIn(
  { url }: SchemaFile,
  { index, argot }: SchemaSet,
  rules: Pick<LintOptions, "severities" | "allowedKeywords">,
): readonly LintFinding[] {
  const document = index.documentOf(url);
  return document ? lint(document, { index, argot, ...rules }) : [];
}

/** Writes fixes until there are none, and reads the schemas again. */
async function withFixes(
  given: SchemaSet,
  names: readonly string[],
  options: CheckOptions,
  io: Io,
  out: OutputStream,
  rulesOf: RulesOf,
): Promise<SchemaSet> {
  let set = given;
  for (let round = 0; round < maxRounds; round++) {
    const changed: Promise<void>[] = [];
    for (const file of set.named) {
      if ("problem" in file || file.file === "-" || isUri(file.file)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const edits = findingsIn(file, set, await rulesOf(file.file)).flatMap(({ fix = [] }) => fix);
      const text = edits.length === 0 ? file.source.text : editSource(file.source, edits);
      if (text !== file.source.text) changed.push(writeOutput(file.file, text, io, out));
    }
    if (changed.length === 0) return set;
    // oxlint-disable-next-line no-await-in-loop -- each round sees what the one before it wrote
    await Promise.all(changed);
    // oxlint-disable-next-line no-await-in-loop -- each round sees what the one before it wrote
    set = await loadSchemaSet(names, options, io);
  }
  return set;
}

/** A finding of the linter as one of reports. */
function reported(
  { code, severity, message, pointer, part, issue }: LintFinding,
  file: SchemaFile,
  { files }: SchemaSet,
): Finding {
  const { source } = file;
  // Schemas without an identifier are known by the URLs of their files, which say little to people.
  const named = [...files.values()].reduce((text, each) => text.replaceAll(each.url, each.file), message);
  return {
    severity: severity === "warn" ? "warning" : "error",
    rule: code,
    message: `${named} (${code})`,
    file: file.file,
    pointer,
    span: spanOf(source, pointer, part, issue),
    source,
  };
}

function spanOf(source: SourceText, pointer: string, part: "name" | "value", issue: LintFinding["issue"]): Span {
  const position = source.positionOf(pointer);
  // A fault of the whole document is marked where it begins.
  if (pointer === "" && !issue && position) {
    const { offset } = position.value.start;
    return source.spanOf({ start: offset, end: Math.min(offset + 1, source.text.length) });
  }
  return (part === "name" ? position?.key : undefined) ?? spanOfIssue(source, { ...issue, instanceLocation: pointer });
}
