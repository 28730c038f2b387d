import { createWriteStream, type WriteStream } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import type { Io } from "../terminal/io.js";
import { OutputStream, type Streams } from "../terminal/output-stream.js";
import { type ExitCode, exitCode } from "../terminal/exit-code.js";
import { writeProblem } from "../terminal/write-problem.js";
import type { Counts, Outcome, Report, Result } from "./report.js";
import type { ReportChoice } from "./report-names.js";

/** A report that is being written. */
interface Running<Reported extends Result, Name extends string> {
  readonly name: Name;
  readonly report: Report<Reported>;
  readonly out: OutputStream;
  readonly file?: { readonly name: string; readonly stream: WriteStream };
}

/** The reports of a run, written at the same time: each to standard output or to a file. */
export class Reports<Reported extends Result = Result, Name extends string = string> {
  readonly #running: readonly Running<Reported, Name>[];
  readonly #counts: Record<Outcome, number> = { passed: 0, failed: 0, unusable: 0 };

  private constructor(running: readonly Running<Reported, Name>[]) {
    this.#running = running;
  }

  /**
   * Opens the reports, and writes how they begin.
   *
   * @throws Problem if a file cannot be written.
   */
  static async open<Reported extends Result, Name extends string>(
    choices: readonly ReportChoice<Name>[],
    create: (name: Name, paintable: boolean) => Promise<Report<Reported>>,
    { cwd }: Pick<Io, "cwd">,
    { out }: Pick<Streams, "out">,
  ): Promise<Reports<Reported, Name>> {
    const running = await Promise.all(
      choices.map(async ({ name, file }): Promise<Running<Reported, Name>> => {
        const report = await create(name, file === undefined);
        if (file === undefined) return { name, report, out };
        const stream = await opened(file, cwd);
        return { name, report, out: new OutputStream(stream, file), file: { name: file, stream } };
      }),
    );
    const reports = new Reports(running);
    await reports.#write(running.map(({ report }) => [report.begin]));
    return reports;
  }

  /** The reports, in the order of the command line. */
  get reports(): readonly { readonly name: Name; readonly report: Report<Reported> }[] {
    return this.#running;
  }

  /** Number of results with each outcome until now. */
  get counts(): Counts {
    return this.#counts;
  }

  /** The exit code for the results until now. */
  get exitCode(): ExitCode {
    const { failed, unusable } = this.#counts;
    if (unusable > 0) return exitCode.couldNotRun;
    return failed > 0 ? exitCode.invalid : exitCode.valid;
  }

  /** Writes a result, at the pace of the readers. */
  async add(result: Reported): Promise<void> {
    await this.write(
      this.#running.map(({ report }) => report.result(result)),
      { passed: 0, failed: 0, unusable: 0, [result.outcome]: 1 },
    );
  }

  /**
   * Writes results that are already text, at the pace of the readers.
   *
   * @param texts - The text for each report, in pieces.
   * @param counts - Number of results with each outcome.
   */
  async write(texts: readonly Iterable<string>[], { passed, failed, unusable }: Counts): Promise<void> {
    this.#counts.passed += passed;
    this.#counts.failed += failed;
    this.#counts.unusable += unusable;
    await this.#writeResults(texts);
  }

  /** Writes how the reports end, and closes the files. */
  async end(): Promise<void> {
    await this.#write(this.#running.map(({ report }) => [report.end(this.#counts)]));
    await Promise.all(this.#running.map(async ({ file }) => file && (await closed(file.stream, file.name))));
  }

  async #write(texts: readonly Iterable<string>[]): Promise<void> {
    for (const [i, { out }] of this.#running.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- at the pace of the reader
      for (const piece of texts[i] ?? []) await out.write(piece);
    }
  }

  /** Writes texts about results, or passes them to the reports that collect them. */
  async #writeResults(texts: readonly Iterable<string>[]): Promise<void> {
    for (const [i, { report }] of this.#running.entries())
      if (report.collect) for (const piece of texts[i] ?? []) report.collect(piece);
    await this.#write(this.#running.map(({ report }, i) => (report.collect ? [] : (texts[i] ?? []))));
  }
}

/**
 * Opens a file for writing.
 *
 * @throws Problem if it cannot be written.
 */
export async function opened(file: string, cwd: string): Promise<WriteStream> {
  const stream = createWriteStream(path.resolve(cwd, file));
  await new Promise<void>((resolve, reject) => {
    stream.once("open", () => resolve());
    stream.once("error", (error) => reject(writeProblem(file, error)));
  });
  return stream;
}

/**
 * Closes a file when all is written.
 *
 * @throws Problem if it cannot be written.
 */
export async function closed(stream: WriteStream, file: string): Promise<void> {
  try {
    await finished(stream.end());
  } catch (error) {
    throw writeProblem(file, error as Error);
  }
}
