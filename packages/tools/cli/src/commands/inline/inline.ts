import { inline as inlineSchema } from "@argot/schema-tools/inline";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { rewrite, type RewriteOptions } from "../rewrite/rewrite.js";

/**
 * Writes a schema with what its references lead to in their places.
 *
 * @throws Problem if the references cannot be written out, or the file cannot be written.
 */
export async function inline(schema: string, options: RewriteOptions, io: Io, streams: Streams): Promise<void> {
  await rewrite(schema, options, { io, streams }, inlineSchema);
}
