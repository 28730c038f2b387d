import { merge as mergeSchema } from "@argot/schema-tools/merge";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { rewrite, type RewriteOptions } from "../rewrite/rewrite.js";

/**
 * Writes a schema with its conjunctions merged, and says on standard error which are left.
 *
 * @throws Problem if the conjunctions cannot be merged, or the file cannot be written.
 */
export async function merge(schema: string, options: RewriteOptions, io: Io, streams: Streams): Promise<void> {
  const { unmerged } = await rewrite(schema, options, { io, streams }, mergeSchema);
  if (unmerged.length === 0) return;
  const lines = unmerged.map(({ pointer, reasons }): [string, string] => [pointer || "(root)", reasons.join("; ")]);
  await streams.warn(
    new Problem(
      `allOf stays in ${unmerged.length === 1 ? "1 schema" : `${unmerged.length} schemas`}`,
      "it has no exact form without allOf there",
      { lines },
    ),
  );
}
