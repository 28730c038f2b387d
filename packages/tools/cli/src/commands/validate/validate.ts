import { mayHaveLines, namesLargeLines } from "../../inputs/large-lines.js";
import { sequentialReportNames } from "../../reports/report-names.js";
import type { ExitCode } from "../../terminal/exit-code.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { paintFor, plain } from "../../terminal/paint.js";
import type { LineThreads } from "./line-threads.js";
import { schemaOfData, type ValidateOptions, writtenBy } from "./validate-options.js";

/**
 * Validates data against a schema and reports each value as soon as it is read.
 *
 * @param schema - The name of the schema, or {@link schemaOfData}. Default: the latter, with all data of the project.
 * @throws Problem if the schema cannot be used.
 */
export async function validate(
  schema: string | undefined,
  names: readonly string[],
  options: ValidateOptions,
  io: Io,
  streams: Streams,
): Promise<ExitCode> {
  const once = async (): Promise<ExitCode> => {
    const threads = mayHaveLines(names, options.as) ? await threadsFor(schema, options, io) : undefined;
    try {
      // The threads load the engine and the schema at the same time as this thread.
      if (namesLargeLines(names, options.as, io.cwd)) threads?.start();
      const { validateInputs } = await import("./validate-inputs.js");
      return await validateInputs({ schema, data: names }, options, threads, io, streams);
    } finally {
      await threads?.end();
    }
  };
  if (!options.watch) return once();
  const { watch } = await import("../../terminal/watch.js");
  return watch(once, writtenBy(options), io, streams);
}

/** Whether there is a program for threads: it is made by the build. */
const hasThreads = (): boolean => import.meta.url.endsWith(".js");

/** The threads of a run, not started yet; `undefined` if only the main thread is used. */
async function threadsFor(
  schema: string | undefined,
  { reports, ...options }: ValidateOptions,
  io: Io,
): Promise<LineThreads | undefined> {
  // The main thread validates as well.
  const count = options.threads - 1;
  if (count < 1 || !hasThreads() || reports.some(({ name }) => sequentialReportNames.has(name))) return undefined;
  // Standard input can be read once.
  if (schema === "-") return undefined;
  const styled = !options.filter && paintFor(io) !== plain;
  const setup = {
    schema: schema === schemaOfData ? undefined : schema,
    options,
    reports: reports.map(({ name, file }) => ({ name, styled: styled && file === undefined })),
    keeps: { passed: options.filter || options.validTo !== undefined, failed: options.invalidTo !== undefined },
    cwd: io.cwd,
  };
  const { LineThreads } = await import("./line-threads.js");
  return new LineThreads(setup, count);
}
