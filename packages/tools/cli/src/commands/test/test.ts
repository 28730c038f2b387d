import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { resolveUri } from "@argot/core/json";
import {
  coverageByFile,
  coverageHtml,
  coverageLcov,
  coverageText,
  percentageOf,
  readTestGroups,
  runTests,
  SchemaCoverage,
  sharesOf,
  TestFileError,
  type TestGroup,
  type TestResult,
} from "@argot/schema-tools/schema-tests";
import { type SourceText, spanOfIssue } from "@argot/source-text/text";
import { SchemaError } from "argot";
import type { Datum } from "../../inputs/datum.js";
import { findInputs } from "../../inputs/find-inputs.js";
import { knownFormat } from "../../inputs/format.js";
import { parseDocuments } from "../../inputs/parse.js";
import { readContent } from "../../inputs/read-bytes.js";
import { type Finding, type Findings, findingsOf } from "../../reports/finding.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { addUnusable, type FindingReportOptions, openFindingReports } from "../../reports/finding-reports.js";
import type { Result } from "../../reports/report.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { isUri, urlOf } from "../../schemas/schema-name.js";
import { loadSchemaSet, type SchemaSet } from "../../schemas/schema-set.js";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { watch } from "../../terminal/watch.js";
import { writeOutput } from "../../terminal/write-file.js";
import type { CoverageChoice, CoverageName } from "./coverage-names.js";

/** Options of `argot test`. */
export interface TestOptions extends SchemaOptions, FindingReportOptions {
  /** The forms of coverage to write. */
  readonly coverage: readonly CoverageChoice[];
  /** Minimum share of outcomes that are exercised, in percent. Default: none. */
  readonly coverageThreshold?: number | undefined;
  /** Whether to run again after changes, until the program is interrupted. */
  readonly watch: boolean;
  /** A new file for tests that are missing. */
  readonly generate?: string | undefined;
}

/** A test file, or why it cannot be used. */
type TestFile =
  | { readonly file: string; readonly source: SourceText; readonly groups: readonly TestGroup[] }
  | { readonly file: string; readonly problem: Problem };

/**
 * Runs the tests of files.
 *
 * @returns `invalid` if a test fails, or less is exercised than the threshold.
 */
export async function test(
  names: readonly string[],
  options: TestOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  if (!options.watch) return runOnce(names, options, io, streams);
  const written = [...options.reports, ...options.coverage].flatMap(({ file }) => file ?? []);
  return watch(() => runOnce(names, options, io, streams), written, io, streams);
}

async function runOnce(names: readonly string[], options: TestOptions, io: Io, streams: Streams): Promise<ExitCode> {
  const files = await testFiles(names, io);
  const set = await loadSchemaSet(schemasOf(files, io), options, io);
  const written = [...options.reports, ...options.coverage].flatMap(({ file }) => file ?? []);
  const read = [...Array.from(set.files.values(), ({ file }) => file), ...files.map(({ file }) => file)];
  await refuseOverwriting(written, read, io);
  const { generate } = options;
  if (generate !== undefined && existsSync(path.resolve(io.cwd, generate)))
    throw new Problem(`${generate} is already there`, "name a new file");
  const measures = options.coverage.length > 0 || options.coverageThreshold !== undefined || generate !== undefined;
  const coverage = measures ? projectCoverage(set) : undefined;
  const reports = await openFindingReports(options, { passed: "passed", failed: "failed" }, io, streams);
  for (const each of files) {
    const { file } = each;
    if ("problem" in each) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the files
      await addUnusable(reports, file, each.problem, streams);
      continue;
    }
    const run = {
      argot: set.argot,
      uri: urlOf(file, io.cwd),
      readData: (name: string) => readData(path.join(path.dirname(file), name), io),
      ...(coverage && { coverage }),
    };
    let begun = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one test after another
    for await (const result of runTests(each.groups, run)) {
      const missing = missingSchema(result.group, file, set, io);
      const seconds = (performance.now() - begun) / 1000;
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await reports.add(reported(missing ? { ...result, problems: [missing] } : result, file, each.source, seconds));
      begun = performance.now();
    }
  }
  await reports.end();
  if (!coverage) return reports.exitCode;
  const reached = await writeCoverage(coverage, set, options, io, streams);
  if (generate !== undefined) {
    const { generateTests } = await import("./generate-tests.js");
    await generateTests(generate, schemaUris(files, io), { set, coverage }, io, streams);
  }
  return reached || reports.exitCode !== exitCode.valid ? reports.exitCode : exitCode.invalid;
}

/** The ends of the names of test files. */
const pattern = "**/*.test.{json,jsonc,yaml,yml}";

/** @throws Problem if there are no test files. */
async function testFiles(names: readonly string[], io: Io): Promise<readonly TestFile[]> {
  const patterns = await Promise.all(
    (names.length === 0 ? ["."] : names).map(async (name) => {
      const status = name === "-" ? undefined : await stat(path.resolve(io.cwd, name)).catch(() => undefined);
      return status?.isDirectory() ? path.posix.join(name.replaceAll("\\", "/"), pattern) : name;
    }),
  );
  const inputs = await findInputs(patterns, undefined, io);
  const advice = "name the files, or end their names in .test.json or .test.yaml";
  const files: TestFile[] = [];
  for (const input of inputs) {
    const file = input.data;
    if ("problem" in input && file.endsWith(pattern)) {
      const where = file === pattern ? "here" : `in ${file.slice(0, -pattern.length - 1)}`;
      throw new Problem(`there are no tests ${where}`, advice);
    }
    // oxlint-disable-next-line no-await-in-loop -- in order
    files.push("problem" in input ? { file, problem: input.problem } : await readTestFile(file, io));
  }
  return files;
}

async function readTestFile(file: string, io: Io): Promise<TestFile> {
  try {
    const { value, source: sourceOf } = await onlyDocument(file, io);
    const source = sourceOf();
    try {
      return { file, source, groups: readTestGroups(value) };
    } catch (error) {
      if (!(error instanceof TestFileError)) throw error;
      const [issue] = error.issues;
      const span = issue && spanOfIssue(source, issue);
      const finding: Finding = {
        severity: "error",
        rule: "test-file",
        message: error.message,
        file,
        pointer: issue?.instanceLocation,
        span,
        source,
      };
      const position = span ? `:${span.start.line}:${span.start.column}` : "";
      const happened = `${file}${position} is not a test file (${error.message})`;
      return {
        file,
        problem: new Problem(happened, "see argot test --help", {
          finding,
          ...(span && { frame: { file, source, span } }),
        }),
      };
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { file, problem: error };
  }
}

async function onlyDocument(file: string, io: Pick<Io, "stdin" | "cwd">): Promise<Datum> {
  const format = knownFormat(file) ?? "json";
  if (format === "ndjson") throw new Problem(`${file} holds several values`, "name a file with one");
  const [datum, second] = await parseDocuments(await readContent(file, io), format, file);
  if (!datum || second) throw new Problem(`${file} does not hold one document`, "give each a file of its own");
  return datum;
}

const readData = async (file: string, io: Io): Promise<unknown> => (await onlyDocument(file, io)).value;

/** Why the file of a schema that a group of tests names cannot be read. */
function missingSchema(group: TestGroup, testFile: string, { named }: SchemaSet, io: Io): string | undefined {
  const file = schemaOf(group, testFile, io);
  for (const each of named) if (each.file === file && "problem" in each) return each.problem.message;
  return undefined;
}

/** The URIs of the schemas that tests name, as far as these are files. */
const schemaUris = (files: readonly TestFile[], { cwd }: Io): readonly string[] => {
  const uris = files.flatMap((each) =>
    "problem" in each
      ? []
      : each.groups.flatMap(({ schema }) =>
          typeof schema === "string" ? resolveUri(schema, urlOf(each.file, cwd)) : [],
        ),
  );
  return [...new Set(uris)].filter((uri) => uri.startsWith("file:"));
};

/** The files with schemas that tests name, relative to the working directory. */
function schemasOf(files: readonly TestFile[], io: Io): readonly string[] {
  const names = files.flatMap((each) =>
    "problem" in each ? [] : each.groups.flatMap((group) => schemaOf(group, each.file, io) ?? []),
  );
  return [...new Set(names)];
}

/** The file with the schema that a group of tests names, relative to the working directory, or its URI. */
function schemaOf({ schema }: TestGroup, testFile: string, { cwd }: Io): string | undefined {
  if (typeof schema !== "string") return undefined;
  const uri = resolveUri(schema, urlOf(testFile, cwd)).replace(/#.*$/s, "");
  if (uri.startsWith("file:")) return path.relative(cwd, fileURLToPath(uri));
  return isUri(uri) ? uri : undefined;
}

/** Coverage that includes all schemas of the project and those that tests name, whether tests reach them or not. */
function projectCoverage({ argot, files }: SchemaSet): SchemaCoverage {
  const coverage = new SchemaCoverage();
  for (const { url } of files.values()) {
    // Schemas of hosts are tested by their authors.
    if (isUri(url)) continue;
    try {
      coverage.include(argot.plan(url));
    } catch (error) {
      // The tests of such a schema fail and say why.
      if (!(error instanceof SchemaError)) throw error;
    }
  }
  return coverage;
}

function reported(
  { group, test: tested, problems, issues }: TestResult,
  file: string,
  source: SourceText,
  seconds: number,
): Result {
  const name = [file, ...(group.description === "" ? [] : [group.description]), tested.description].join(" › ");
  const outcome = problems.length === 0 ? "passed" : "failed";
  const findings = (most: number): Findings => {
    const failures = problems.map((message): Finding => {
      const { pointer } = tested;
      return {
        severity: "error",
        rule: "test",
        message,
        file,
        pointer,
        span: spanOfIssue(source, { instanceLocation: pointer }),
        source,
      };
    });
    // What is wrong with the data explains a test that expects it to be valid.
    const explained = outcome === "failed" && tested.valid ? issues : [];
    const notes = explained.map((issue): Finding => {
      const pointer = "value" in tested.data ? `${tested.pointer}/data${issue.instanceLocation}` : undefined;
      return {
        severity: "note",
        rule: issue.keyword ?? "schema",
        message: pointer === undefined ? `${issue.instanceLocation || "(root)"} ${issue.message}` : issue.message,
        file,
        pointer,
        ...(pointer !== undefined && { span: spanOfIssue(source, { ...issue, instanceLocation: pointer }), source }),
      };
    });
    return findingsOf([...failures, ...notes], most);
  };
  return { name, file, outcome, seconds, findings };
}

/** Writes what was exercised. Returns whether it is enough. */
async function writeCoverage(
  coverage: SchemaCoverage,
  { sources }: SchemaSet,
  { coverage: choices, coverageThreshold = 0 }: TestOptions,
  io: Io,
  { out, warn }: Streams,
): Promise<boolean> {
  const files = coverageByFile(coverage.resources(), sources);
  for (const { name, file = "-" } of choices) {
    const text = forms[name](files);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
    await writeOutput(file, file === "-" ? `\n${text}` : text, io, out);
  }
  const share = percentageOf(sharesOf(files).outcomes);
  if (share >= coverageThreshold) return true;
  await warn(
    new Problem(`${share.toFixed(1)} % of the outcomes are exercised`, `--coverage-threshold is ${coverageThreshold}`),
  );
  return false;
}

const forms: Readonly<Record<CoverageName, typeof coverageText>> = {
  text: coverageText,
  html: coverageHtml,
  lcov: coverageLcov,
};
