import type { Draft } from "@argot/schema-tools/upgrade";
import { SchemaError } from "argot";
import { findingsOf } from "../../reports/finding.js";
import { addUnusable, type FindingReportOptions, openFindingReports } from "../../reports/finding-reports.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { namedSchemas } from "../../schemas/named-schemas.js";
import { loadProject, projectConfig } from "../../schemas/project.js";
import type { SchemaFile, SchemaOptions } from "../../schemas/schema-documents.js";
import { isUri } from "../../schemas/schema-name.js";
import { schemaProblem } from "../../schemas/schema-problem.js";
import { loadSchemaSet, type SchemaSet } from "../../schemas/schema-set.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { upgradeFiles } from "./upgrade-files.js";

/** Options of `argot upgrade`. */
export interface UpgradeOptions extends SchemaOptions, FindingReportOptions {
  /** The draft to write in. */
  readonly to: Draft;
}

/**
 * Writes schemas in another draft.
 *
 * @returns `invalid` if a schema cannot be written in the draft.
 * @throws Problem if no schema is named, or a file cannot be written.
 */
export async function upgrade(
  names: readonly string[],
  options: UpgradeOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const config = options.config === false ? undefined : await projectConfig(options.config, io);
  const set = await loadSchemaSet(namedSchemas(names, config, io), options, io);
  await refuseOverwriting(
    options.reports.flatMap(({ file }) => file ?? []),
    Array.from(set.files.values(), ({ file }) => file),
    io,
  );
  const unusable = new Map(
    set.named.map((each) => [each.file, "problem" in each ? each.problem : problemOf(each, set, io)]),
  );
  const files = set.named.filter((each): each is SchemaFile => unusable.get(each.file) === undefined);
  const results = await upgradeFiles(files, {
    set,
    to: options.to,
    createArgot: async () => (await loadProject(options, io)).argot,
    io,
  });
  const reports = await openFindingReports(options, { passed: "in order", failed: "not written" }, io, streams);
  for (const each of set.named) {
    const problem = unusable.get(each.file);
    if (problem) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      await addUnusable(reports, each.file, problem, streams);
      continue;
    }
    const { findings = [], text } = results.get(each as SchemaFile) ?? {};
    const shown = options.quiet ? findings.filter(({ severity }) => severity === "error") : findings;
    const outcome = findings.some(({ severity }) => severity === "error") ? "failed" : "passed";
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    if (outcome === "passed" && text !== undefined) await writeOutput(each.file, text, io, streams.out);
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
    await reports.add({ name: each.file, file: each.file, outcome, findings: (most) => findingsOf(shown, most) });
  }
  await reports.end();
  return reports.exitCode;
}

/** Why a schema cannot be written in the draft, before anything is tried. */
function problemOf({ file, url }: SchemaFile, { argot, sources }: SchemaSet, { cwd }: Io): Problem | undefined {
  if (file === "-" || isUri(file)) return new Problem(`${file} is no file that can be written`, "name a file");
  try {
    argot.compile(url);
    return undefined;
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    return schemaProblem(error, sources, cwd);
  }
}
