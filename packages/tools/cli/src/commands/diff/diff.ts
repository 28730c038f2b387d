import { type Finding, findingsOf } from "../../reports/finding.js";
import { addUnusable, type FindingReports, openFindingReports } from "../../reports/finding-reports.js";
import { withSchema } from "../../schemas/load-schema.js";
import { NoSchema } from "../../schemas/schema-documents.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { changeFinding, type Compared } from "./change-finding.js";
import { changesBetween, comparedSchema } from "./changes.js";
import type { DiffOptions } from "./diff-options.js";
import { isDescription } from "./is-description.js";
import { undecided } from "./undecided.js";
import { pairsOf, type Version, type VersionPair, Versions } from "./versions.js";

/**
 * Compares versions of schemas.
 *
 * @param names - The versions, the new one last.
 * @returns `invalid` if a change is not compatible.
 * @throws Problem if there is only one version, or git does not know one.
 */
export async function diff(
  names: readonly string[],
  options: DiffOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  if (names.length < 2) throw new Problem("only one version is named", "name the old version, then the new one");
  const words = {
    passed: "compatible",
    failed: "incompatible",
    by: (place: string) => `before: ${place}`,
    moreErrors: (count: number) => `and ${count} more ${count === 1 ? "change" : "changes"}`,
  };
  const reports = await openFindingReports(options, words, io, streams);
  const versions = new Versions(io);
  try {
    const after = await versions.find(names.at(-1) as string);
    for (const name of options.transitive ? names.slice(0, -1) : names.slice(-2, -1)) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      for (const pair of await pairsOf(await versions.find(name), after))
        // oxlint-disable-next-line no-await-in-loop -- in the order of names
        await report(pair, options.transitive ? `${pair.name} after ${name}` : pair.name, options, reports, streams);
    }
  } finally {
    await versions.remove();
  }
  await reports.end();
  return reports.exitCode;
}

async function report(
  pair: VersionPair,
  name: string,
  options: DiffOptions,
  reports: FindingReports,
  streams: Streams,
): Promise<void> {
  try {
    const findings = await findingsBetween(pair, options, streams);
    const outcome = findings.some(({ severity }) => severity === "error") ? "failed" : "passed";
    await reports.add({ name, file: pair.name, outcome, findings: (most) => findingsOf(findings, most) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // A folder may hold data beside schemas.
    if (error instanceof NoSchema && (pair.after ?? pair.before)?.beside.length !== 0) return;
    await addUnusable(reports, pair.name, error, streams);
  }
}

async function findingsBetween(
  { name, before, after }: VersionPair,
  options: DiffOptions,
  streams: Streams,
): Promise<Finding[]> {
  if (await areDescriptions(before, after)) {
    refuseSchemaOptions(options, name);
    if (!before) return [];
    if (!after) return [removed("description", name)];
    return (await import("./openapi/api-findings.js")).apiFindings(before, after, options);
  }
  const old = before && (await loaded(before, options, streams));
  const current = after && (await loaded(after, options, streams));
  if (!old) return [];
  if (!current) return [removed("schema", name)];
  const compared = { before: old, after: current };
  return [
    // First, so that it is shown however many changes there are.
    ...(options.rules ? [(await import("./registry-note.js")).registryNote(compared, options.mode)] : []),
    ...directionFindings(compared, true, options),
    ...directionFindings(compared, false, options),
  ];
}

const removed = (what: string, file: string): Finding => ({
  severity: "error",
  rule: "removed",
  message: `the ${what} is not there any more`,
  file,
});

/**
 * Whether versions are OpenAPI descriptions, as far as they are there.
 *
 * @throws Problem if only one of them is.
 */
async function areDescriptions(before: Version | undefined, after: Version | undefined): Promise<boolean> {
  const old = before && (await isDescription(before));
  const current = after && (await isDescription(after));
  if (before && after && old !== current)
    throw new Problem(
      `only one of ${before.name} and ${after.name} is an OpenAPI description`,
      "compare descriptions, or schemas",
    );
  return current ?? old ?? false;
}

/** @throws Problem if an option is about schemas alone. */
function refuseSchemaOptions({ dialect, refs, remote, rules }: DiffOptions, file: string): void {
  const given = Object.entries({
    "--dialect": dialect !== undefined,
    "--ref": refs.length > 0,
    "--allow-remote": remote.access === "fetch",
    "--rules": rules !== undefined,
  });
  for (const [option, isGiven] of given)
    if (isGiven) throw new Problem(`${option} has no effect on ${file}, an OpenAPI description`, "leave it out");
}

/** A version with what it refers to. A schema of the project may have the identifier of the other version. */
async function loaded(version: Version, options: DiffOptions, { warn }: Streams): Promise<Compared["after"]> {
  const { file, io, beside } = version;
  return { ...version, ...(await withSchema(file, { ...options, beside }, io, warn, comparedSchema)) };
}

/** What the new version refuses, if `isRefusedByNew`, or else the old one. The findings are errors if that direction matters. */
function directionFindings(
  compared: Compared,
  isRefusedByNew: boolean,
  { mode, all, allowUnknown }: DiffOptions,
): Finding[] {
  const matters = mode !== (isRefusedByNew ? "forward" : "backward");
  if (!matters && !all) return [];
  const { before, after } = compared;
  const [accepting, refusing] = isRefusedByNew ? [before, after] : [after, before];
  const { changes, reasons } = changesBetween(accepting, refusing, isRefusedByNew);
  const severity = matters ? "error" : "note";
  return [
    ...changes.map((change): Finding => ({ ...changeFinding(change, compared), severity })),
    ...reasons.map((reason) => undecided("", reason, after.name, matters && !allowUnknown)),
  ];
}
