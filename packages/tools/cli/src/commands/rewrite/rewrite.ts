import { InlineError, type InlineOptions, type RemainingReference } from "@argot/schema-tools/inline";
import type { SchemaIndex } from "@argot/schema-tools/schema-index";
import { SchemaError, stringifyJson } from "argot";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { partProblem } from "../../schemas/part-problem.js";
import { schemaProblem } from "../../schemas/schema-problem.js";
import { loadSchemaSet, onlySchema, type SchemaSet } from "../../schemas/schema-set.js";
import { indentedJson } from "../../terminal/indented-json.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import { prove } from "./prove.js";

/** Options of commands that write a schema in another form. */
export interface RewriteOptions extends SchemaOptions, InlineOptions {
  /** The file to write, or `-` for standard output. */
  readonly outFile: string;
}

/** A schema in another form. */
export interface Rewritten {
  readonly schema: unknown;
  readonly remaining: readonly RemainingReference[];
}

/**
 * Writes a schema in a form that accepts the same values, and says on standard error what has stayed, and whether a proof is missing.
 *
 * @throws Problem if the schema has no such form, the forms differ, or the file cannot be written.
 */
export async function rewrite<Result extends Rewritten>(
  schema: string,
  options: RewriteOptions,
  { io, streams: { out, warn } }: { readonly io: Io; readonly streams: Streams },
  change: (index: SchemaIndex, uri: string, options: InlineOptions) => Result,
): Promise<Result> {
  const { outFile, maxCharacters } = options;
  const set = await loadSchemaSet([schema], options, io);
  const uri = onlySchema(set, schema);
  const result = attempt(set, io, () => {
    // The schema itself must be usable.
    set.argot.compile(uri);
    return change(set.index, uri, maxCharacters === undefined ? {} : { maxCharacters });
  });
  const doubt = prove(set, uri, result.schema);
  if (outFile !== "-")
    await refuseOverwriting(
      [outFile],
      Array.from(set.files.values(), ({ file }) => file),
      io,
    );
  if (result.remaining.length > 0) await warn(remainingProblem(result.remaining));
  if (doubt) await warn(doubt);
  await writeOutput(outFile, indentedJson(stringifyJson(result.schema)), io, out);
  return result;
}

function remainingProblem(remaining: readonly RemainingReference[]): Problem {
  const lines = remaining.map(({ reference, reason }): [string, string] => [reference, reasons[reason]]);
  return new Problem(
    `references to ${remaining.length === 1 ? "1 schema" : `${remaining.length} schemas`} stay`,
    "a reader must know what a reference is",
    {
      lines,
    },
  );
}

const reasons: Readonly<Record<RemainingReference["reason"], string>> = {
  recursive: "it leads back to itself",
  "too-long": "the result would be longer than --max-characters",
  known: "it is not in a file",
};

/** Turns errors of schemas into problems. */
function attempt<Result>(set: SchemaSet, io: Io, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof SchemaError) throw schemaProblem(error, set.sources, io.cwd);
    if (!(error instanceof InlineError)) throw error;
    throw partProblem("the schema cannot be written in this form", remedies[error.code], error, set, io);
  }
}

const remedies: Readonly<Record<InlineError["code"], string>> = {
  "unknown-document": "name its file",
  "faulty-document": "correct the document",
  "unresolvable-reference": "correct the reference, or give its document with --ref",
  "unsupported-dialect": "write all documents in one dialect that has the keywords",
  "dynamic-scope": "give the meta-schema with --ref",
};
