import path from "node:path";
import { fileURLToPath } from "node:url";
import type { NotFound } from "@argot/algebra";
import type { SchemaCoverage } from "@argot/schema-tools/schema-tests";
import { EvaluationError, LimitError, SchemaError, stringifyJson } from "argot";
import type { SchemaSet } from "../../schemas/schema-set.js";
import { schemaLocation } from "../../schemas/schema-location.js";
import { indentedJson } from "../../terminal/indented-json.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { testGroup, type WrittenGroup } from "../generate/generated.js";
import { type Gap, gapsOf, missingTests } from "./missing-tests.js";

/** What is tested, and what the tests exercise. */
export interface Tested {
  readonly set: SchemaSet;
  readonly coverage: SchemaCoverage;
}

/**
 * Writes a file with tests that exercise what others do not. Without such tests no file is written.
 *
 * @param uris - The URIs of the schemas to test.
 */
export async function generateTests(
  file: string,
  uris: readonly string[],
  { set, coverage }: Tested,
  io: Io,
  streams: Streams,
): Promise<void> {
  const groups: WrittenGroup[] = [];
  const reasons = new Map<string, NotFound>();
  for (const uri of uris) {
    const found = missingOf(uri, set, coverage);
    if (!found) continue;
    for (const [location, reason] of found.reasons) reasons.set(location, reason);
    const values = found.values.map((each) => ({
      ...each,
      locations: each.locations.map((location) => schemaLocation(location, io.cwd)),
    }));
    if (values.length > 0) groups.push(testGroup(relativeName(uri, file, io), values));
  }
  if (groups.length > 0)
    await writeOutput(file, indentedJson(stringifyJson(groups.length === 1 ? groups[0] : groups)), io, streams.out);
  else await streams.warn(new Problem("no test is missing that could be made", `${file} is not written`));
  const gaps = gapsOf(coverage, set, reasons);
  if (gaps.length > 0) await streams.warn(notShown(gaps));
}

/**
 * The tests that are missing; `undefined` for a schema that cannot be used: its tests fail and say why.
 *
 * @throws Problem if values have no verdict.
 */
function missingOf(uri: string, set: SchemaSet, coverage: SchemaCoverage): ReturnType<typeof missingTests> | undefined {
  try {
    return missingTests(uri, set, coverage);
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    if (error instanceof EvaluationError || error instanceof LimitError)
      throw new Problem(`values of ${uri} have no verdict (${error.message})`, "correct the schema");
    throw error;
  }
}

/** The name of a schema, relative to a test file. */
function relativeName(uri: string, file: string, { cwd }: Io): string {
  const [, resource = uri, fragment = ""] = /^([^#]*)(.*)$/s.exec(uri) ?? [];
  const name = path.relative(path.dirname(path.resolve(cwd, file)), fileURLToPath(resource));
  return encodeURI(name.split(path.sep).join("/")).replaceAll(/[#?]/g, encodeURIComponent) + fragment;
}

function notShown(gaps: readonly Gap[]): Problem {
  const lines = gaps.map(({ file, keyword, says }): [string, string] => [
    `${file}:${keyword.line} ${keyword.pointer}`,
    says,
  ]);
  const keywords = gaps.length === 1 ? "1 keyword" : `${gaps.length} keywords`;
  return new Problem(`not everything of ${keywords} is exercised`, "these tests cannot be made", { lines });
}
