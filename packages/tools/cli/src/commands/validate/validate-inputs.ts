import { type Batch, batchesOf, type LongLine } from "@argot/stream/lines";
import type { Datum, Entry } from "../../inputs/datum.js";
import { findInputs, type FoundInput } from "../../inputs/find-inputs.js";
import type { Format } from "../../inputs/format.js";
import { parseDocuments } from "../../inputs/parse.js";
import { openPlainFile } from "../../inputs/plain-file.js";
import { readChunks, readContent } from "../../inputs/read-bytes.js";
import { refuseOverwriting } from "../../inputs/refuse-overwriting.js";
import type { LoadedSchema } from "../../schemas/load-schema.js";
import { projectTable } from "../../schemas/project.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { createEvaluation, type Evaluated, type Evaluation } from "./evaluation.js";
import { loadLanguage } from "./language.js";
import type { ReportLanguage } from "./report-language.js";
import { lineEntries } from "./line-entries.js";
import type { LineThreads } from "./line-threads.js";
import { RunOutput } from "./run-output.js";
import { RunSchemas } from "./run-schemas.js";
import { type SchemaChoice, schemaChoice } from "./schema-choice.js";
import { swappedOrder } from "./swapped-order.js";
import { validateFile } from "./validate-file.js";
import { longestLine } from "./validate-lines.js";
import { schemaOfData, type ValidateOptions, writtenBy } from "./validate-options.js";
import { validateStream } from "./validate-stream.js";

/** What the command line names. */
export interface Named {
  /** The schema, or {@link schemaOfData}. Default: the latter, with all data of the project. */
  readonly schema: string | undefined;
  readonly data: readonly string[];
}

/**
 * Validates inputs against a schema, in one run, and reports each value as soon as it is read.
 *
 * @param threads - Threads for large NDJSON. Default: none.
 * @throws Problem if the schema cannot be used, or if none is named and the project has no table of data.
 */
export async function validateInputs(
  named: Named,
  options: ValidateOptions,
  threads: LineThreads | undefined,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const { schema = schemaOfData } = named;
  const names = named.schema === undefined ? await dataOfProject(options, io) : named.data;
  if ([schema, ...names].filter((name) => name === "-").length > 1) {
    throw new Problem("standard input (-) is named twice", "name it once");
  }
  const schemas = new RunSchemas(schema, options, io, streams.warn);
  const choice = await schemaChoice(schema, options, io);
  const inputs = await findInputs(names, options.as, io);
  await refuseOverwriting(writtenBy(options), [schema, ...inputs.map(({ data }) => data)], io);
  // Without a schema there is nothing to report.
  if (!schemas.areOfData) await schemas.load(schema);
  const output = await RunOutput.open(options, schemas, inputs, io, streams);
  const language = await loadLanguage(options.lang);
  const validation = new InputValidation({ schemas, choice, output, language, threads, io, warn: streams.warn });
  // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
  for (const input of inputs) await validation.add(input);
  return output.end();
}

/** The parts of a run that validate inputs. */
interface Run {
  readonly schemas: RunSchemas;
  readonly choice: SchemaChoice;
  readonly output: RunOutput;
  readonly language: ReportLanguage;
  readonly threads: LineThreads | undefined;
  readonly io: Io;
  readonly warn: Streams["warn"];
}

/** Validates the inputs of a run, each by its format. */
class InputValidation {
  readonly #run: Run;
  readonly #evaluations = new Map<LoadedSchema, Evaluation>();

  constructor(run: Run) {
    this.#run = run;
  }

  /** Validates and reports an input. One that cannot be read is reported as well. */
  async add(input: FoundInput): Promise<void> {
    try {
      if ("problem" in input) throw input.problem;
      await (input.format === "ndjson" ? this.#addStream(input.data) : this.#addFile(input.data, input.format));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await this.#run.output.addUnusable({ data: input.data }, error);
    }
  }

  async #addFile(data: string, format: Exclude<Format, "ndjson">): Promise<void> {
    const { choice, io, output, schemas } = this.#run;
    const name = await choice.ofFile(data);
    for (const datum of await parseDocuments(await readContent(data, io), format, data)) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      const evaluated = await this.#evaluated(datum, name);
      // oxlint-disable-next-line no-await-in-loop -- before the value is said to be valid
      if (evaluated.outcome === "passed" && !schemas.areOfData) await this.#refuseSwappedOrder(datum);
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await output.addValue(evaluated, datum);
    }
  }

  async #refuseSwappedOrder({ data, value }: Datum): Promise<void> {
    const { schemas } = this.#run;
    const problem = await swappedOrder(schemas.named, await schemas.load(schemas.named), data, value);
    if (problem) throw problem;
  }

  async #addStream(data: string): Promise<void> {
    const { choice, io, output, schemas, threads } = this.#run;
    const schema = await choice.ofFile(data);
    const batches = batchesOf(readChunks(data, io, output.onRead), longestLine);
    if (schema === undefined) {
      for await (const batch of batches) await this.#addOneByOne(batch, data);
      return;
    }
    const evaluation = this.#evaluationOf(await schemas.load(schema));
    const how = { input: { data, schema }, evaluation, threads };
    const file = await openPlainFile(data, io);
    const results = file ? validateFile(file, how, output.onRead) : validateStream(batches, how);
    for await (const result of results) await output.addLines(result);
  }

  /** Each line names its own schema. */
  async #addOneByOne(batch: Batch | LongLine, data: string): Promise<void> {
    for (const { entry, bytes } of lineEntries(batch, data)) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      await this.#run.output.addLine(await this.#evaluated(entry), bytes);
    }
  }

  /** @param name - The name of the schema. Default: the one that the value names. */
  async #evaluated(entry: Entry, name?: string): Promise<Evaluated> {
    const { choice, output, schemas } = this.#run;
    try {
      if ("problem" in entry) throw entry.problem;
      return this.#evaluationOf(await schemas.loadFor(entry, name ?? choice.ofValue(entry))).report(entry);
    } catch (error) {
      if (error instanceof Problem) return output.unusable(entry, error);
      throw error;
    }
  }

  #evaluationOf(schema: LoadedSchema): Evaluation {
    const known = this.#evaluations.get(schema);
    if (known) return known;
    const { validator } = schema;
    const { schemas, language, io, output } = this.#run;
    const { reports, keeps } = output;
    const fresh = createEvaluation({ validator, reports, keeps, schemas, cwd: io.cwd, language });
    this.#evaluations.set(schema, fresh);
    return fresh;
  }
}

/** @throws Problem if the project has no table of data. */
async function dataOfProject(options: ValidateOptions, io: Io): Promise<readonly string[]> {
  const entries = await (await projectTable(options, io)).entries();
  if (entries.length > 0) return entries.map(({ data }) => data);
  const advice = 'name them, or list them under "data" in the configuration; see argot validate --help';
  throw new Problem("neither a schema nor data is named", advice);
}
