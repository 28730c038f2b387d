import type { SourceText } from "@argot/source-text/text";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { knownFormat } from "./format.js";
import { parseDocuments } from "./parse.js";
import { readContent } from "./read-bytes.js";

/**
 * Reads a file of JSON or YAML with one value.
 *
 * @throws Problem if it cannot be read.
 */
export async function readText(file: string, io: Pick<Io, "stdin" | "cwd">): Promise<SourceText> {
  const format = knownFormat(file) ?? "json";
  if (format === "ndjson") throw new Problem(`${file} has a value on each line`, "give a file with one value");
  const [datum, ...more] = await parseDocuments(await readContent(file, io), format, file);
  if (!datum || more.length > 0) throw new Problem(`${file} has several values`, "give one that has one");
  return datum.source();
}
