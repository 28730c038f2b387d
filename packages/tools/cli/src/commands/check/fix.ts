import type { Finding as LintFinding } from "@argot/schema-tools/lint";
import { editSource } from "@argot/source-text";
import { byteOrderMark } from "../../inputs/byte-order-mark.js";
import { isUri } from "../../schemas/schema-name.js";
import type { SchemaFile } from "../../schemas/schema-documents.js";
import type { SchemaSet } from "../../schemas/schema-set.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";

/** The sources of fixes. */
export interface Fixing {
  readonly findingsIn: (file: SchemaFile, set: SchemaSet) => Promise<readonly LintFinding[]>;
  /** Reads the schemas again. */
  readonly reload: () => Promise<SchemaSet>;
}

/** Maximum number of times that a file is checked again after fixes, since a fix may make another one possible. */
const maxRounds = 10;

/**
 * Writes fixes until there are none. Files that cannot be edited without loss are left unchanged, and reported.
 *
 * @returns The schemas with their fixes.
 * @throws Problem if a file cannot be written.
 */
export async function withFixes(
  given: SchemaSet,
  { findingsIn, reload }: Fixing,
  io: Io,
  { out, warn }: Streams,
): Promise<SchemaSet> {
  const refused = new Set<string>();
  let set = given;
  for (let round = 0; round < maxRounds; round++) {
    let changed = false;
    for (const each of set.named) {
      if ("problem" in each || each.file === "-" || isUri(each.file) || refused.has(each.file)) continue;
      const { file, source } = each;
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const edits = (await findingsIn(each, set)).flatMap(({ fix = [] }) => fix);
      const text = editSource(source, edits);
      if (text === source.text) continue;
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const mark = await byteOrderMark(file, source.text, io);
      if (text === undefined || mark === undefined) {
        refused.add(file);
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await writeOutput(file, mark + text, io, out);
      changed = true;
    }
    if (!changed) break;
    // oxlint-disable-next-line no-await-in-loop -- each round sees what the one before it wrote
    set = await reload();
  }
  for (const file of refused)
    // oxlint-disable-next-line no-await-in-loop -- in order
    await warn(new Problem(`${file} cannot be fixed without changing more than its faults`, "correct it by hand"));
  return set;
}
