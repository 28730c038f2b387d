import path from "node:path";
import { fileURLToPath } from "node:url";
import { counterexamples, type ExampleOptions, examples, setOf, type ValueSet } from "@argot/algebra";
import { stringifyJson } from "argot";
import { readText } from "../../inputs/read-text.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import { withSchema } from "../../schemas/load-schema.js";
import type { SchemaOptions } from "../../schemas/schema-documents.js";
import { schemaLocation } from "../../schemas/schema-location.js";
import { isUri } from "../../schemas/schema-name.js";
import { type ExitCode, exitCode } from "../../terminal/exit-code.js";
import { indentedJson } from "../../terminal/indented-json.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { writeOutput } from "../../terminal/write-file.js";
import { brokenBy, type Found, type Generated, noValue, shownBy, testGroup } from "./generated.js";
import { mutationsOf } from "./mutations-of.js";
import type { Form } from "./forms.js";
import { readableBy } from "./readable.js";

/** Options of `argot generate`. */
export interface GenerateOptions extends SchemaOptions {
  /** The file to write, or `-` for standard output. */
  readonly outFile: string;
  readonly form: Form;
  /** Whether to write values that are not valid. A test file has both. */
  readonly invalid: boolean;
  /** The file with a valid value that values which are not valid are near to. */
  readonly mutate: string | undefined;
  /** Maximum number of values of a kind. Default: one for each branch or keyword. */
  readonly count: number | undefined;
  readonly seed: number;
}

/**
 * Writes values of a schema.
 *
 * @returns `invalid` if the schema is known to have no values of the kind that is wanted.
 * @throws Problem if the schema cannot be used, or the file cannot be written.
 */
export async function generate(schema: string, options: GenerateOptions, io: Io, streams: Streams): Promise<ExitCode> {
  const { outFile, form, mutate } = options;
  const { set, improve, urls } = await withSchema(schema, options, io, streams.warn, ({ argot, uri, urls: read }) => ({
    set: setOf(argot, uri),
    improve: readableBy(argot.plan(uri)),
    urls: read,
  }));
  const read = urls.filter((url) => url.startsWith("file:")).map((url) => path.relative(io.cwd, fileURLToPath(url)));
  if (outFile !== "-") await refuseOverwriting([outFile], mutate === undefined ? read : [...read, mutate], io);
  const wanted = form === "test" ? [true, false] : [!options.invalid];
  const how = { seed: options.seed, improve, ...(options.count !== undefined && { count: options.count }) };
  const found =
    mutate === undefined
      ? wanted.map((valid) => (valid ? validOf(set, how) : invalidOf(set, how)))
      : [mutationsOf({ set, improve, source: await readText(mutate, io) }, options, io.cwd)];
  const values = found.flatMap((each) => each.values);
  const located = values.map((each) => ({
    ...each,
    locations: each.locations.map((location) => schemaLocation(location, io.cwd)),
  }));
  const text =
    form === "test"
      ? indentedJson(
          stringifyJson(
            testGroup(
              isUri(schema) || outFile === "-" ? schema : path.relative(path.dirname(outFile), schema),
              located,
            ),
          ),
        )
      : located.map((each) => `${stringifyJson(form === "values" ? each.value : reason(each))}\n`).join("");
  await writeOutput(outFile, text, io, streams.out);
  const [problem] = found.flatMap(({ problem: each }) => each ?? []);
  const [note] = found.flatMap((each) => each.note ?? []);
  if (note) await streams.warn(note);
  if (values.length > 0 || !problem) return exitCode.valid;
  await streams.warn(problem);
  return exitCode.invalid;
}

function validOf(set: ValueSet, how: ExampleOptions): Found {
  const { examples: found, missing } = examples(set, how);
  if (found.length === 0)
    return {
      values: [],
      problem: noValue(
        "is valid",
        missing.flatMap(({ reasons }) => reasons),
      ),
    };
  return { values: shownBy(found) };
}

function invalidOf(set: ValueSet, how: ExampleOptions): Found {
  const { counterexamples: found, missing } = counterexamples(set, how);
  if (found.length === 0)
    return {
      values: [],
      problem: noValue(
        "breaks one keyword",
        missing.flatMap(({ reasons }) => reasons),
      ),
    };
  return { values: brokenBy(found) };
}

const reason = ({ value, valid, locations }: Generated): object => ({ value, [valid ? "shows" : "breaks"]: locations });
