import { encodeFragment } from "@argot/core/json";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { schemaLocation } from "./schema-location.js";
import type { SchemaSet } from "./schema-set.js";

/** An error of a function that makes one schema of several: what is wrong, and where. */
export interface PartError {
  /** The URI of the document. */
  readonly uri: string;
  /** JSON Pointer in it. */
  readonly pointer: string;
  readonly reason: string;
}

/** Says what cannot be done, and shows the part of a schema that stands in the way. */
export function partProblem(
  message: string,
  advice: string,
  { uri, pointer, reason }: PartError,
  { sources }: SchemaSet,
  { cwd }: Io,
): Problem {
  const found = sources.find(`${uri}#${encodeFragment(pointer)}`);
  return new Problem(message, advice, {
    lines: [
      ["schema", schemaLocation(uri, cwd)],
      ["location", pointer || "(root)"],
      ["reason", reason],
    ],
    ...(found && { frame: { file: found.source.name, source: found.source, span: found.position.value } }),
  });
}
