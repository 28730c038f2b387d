import { printable } from "@argot/source-text/printable";
import { type Annotation, EvaluationError, LimitError, stringifyJson } from "argot";
import { knownFormat, type Format } from "../../inputs/format.js";
import { parseDocuments } from "../../inputs/parse.js";
import { readContent } from "../../inputs/read-bytes.js";
import { loadSchema } from "../../schemas/load-schema.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { schemaLocation } from "../../schemas/schema-location.js";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor } from "../../terminal/paint.js";
import { Problem } from "../../terminal/problem.js";

/** Options of `argot annotate`. */
export interface AnnotateOptions extends SchemaOptions {
  /** The format of the data. Default: the one that the name says. */
  readonly as?: Exclude<Format, "ndjson"> | undefined;
  /** The keywords whose annotations are printed. Default: all. */
  readonly keywords?: readonly string[] | undefined;
  /** Whether to print a JSON array, for programs. */
  readonly json: boolean;
}

/**
 * Prints the annotations of a value.
 *
 * @throws Problem if the schema cannot be used, or the data cannot be read.
 */
export async function annotate(
  schema: string,
  data: string,
  options: AnnotateOptions,
  io: Io,
  { out, warn }: Streams,
): Promise<ExitCode> {
  const format = options.as ?? knownFormat(data) ?? "json";
  if (format === "ndjson") throw new Problem(`${data} holds several values`, "name a file with one");
  const { validator } = await loadSchema(schema, options, io, warn);
  const [datum, second] = await parseDocuments(await readContent(data, io), format, data);
  if (!datum || second) throw new Problem(`${data} does not hold one document`, "name a file with one");
  const { valid, list } = annotated(() => validator.annotations(datum.value));
  if (!valid) {
    await warn(new Problem(`${data} is invalid`, `argot validate ${schema} ${data} says why`));
    return exitCode.invalid;
  }
  const { keywords } = options;
  const shown = keywords ? list.filter(({ keyword }) => keywords.includes(keyword)) : list;
  await out.write(options.json ? `${printable(stringifyJson(shown))}\n` : inText(shown, io));
  return exitCode.valid;
}

function annotated<Result>(annotations: () => Result): Result {
  try {
    return annotations();
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof LimitError)
      throw new Problem(error.message.replace(/\.$/, ""), "change the schema, or the limits in the configuration");
    throw error;
  }
}

/** Maximum length of a value that is printed, in characters. */
const maxLength = 160;

/** The annotations by their locations in the data. */
function inText(list: readonly Annotation[], io: Io): string {
  const paint = paintFor(io);
  const byLocation = new Map<string, Annotation[]>();
  for (const annotation of list) {
    const known = byLocation.get(annotation.instanceLocation);
    if (known) known.push(annotation);
    else byLocation.set(annotation.instanceLocation, [annotation]);
  }
  const blocks = Array.from(byLocation, ([location, annotations]) => {
    const width = Math.max(...annotations.map(({ keyword }) => keyword.length));
    const lines = annotations.map(({ keyword, value, absoluteKeywordLocation }) => {
      const json = stringifyJson(value);
      const text = json.length > maxLength ? `${json.slice(0, maxLength)}…` : json;
      const by = schemaLocation(absoluteKeywordLocation, io.cwd);
      return `  ${printable(keyword.padEnd(width))}  ${printable(text)}  ${paint("dim", `by ${printable(by)}`)}\n`;
    });
    return `${paint("bold", printable(location || "(root)"))}\n${lines.join("")}`;
  });
  return blocks.join("");
}
