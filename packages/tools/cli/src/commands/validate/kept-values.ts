import { Buffer } from "node:buffer";
import type { WriteStream } from "node:fs";
import { stringifyJson } from "argot";
import { closed, opened } from "../../reports/reports.js";
import type { Io } from "../../terminal/io.js";
import { OutputStream, type Streams } from "../../terminal/output-stream.js";

/** Where valid and invalid values are written, one on each line. */
export interface KeepOptions {
  /** The file for valid values. */
  readonly validTo?: string | undefined;
  /** The file for invalid values. */
  readonly invalidTo?: string | undefined;
  /** Whether valid values are written to standard output. */
  readonly filter: boolean;
}

type Verdict = "passed" | "failed";
type Outputs = Readonly<Record<Verdict, readonly OutputStream[]>>;

interface OpenFile {
  readonly name: string;
  readonly stream: WriteStream;
}

/** Writes values to files or to standard output. Lines of NDJSON stay as they are; other values are written on one line. */
export class KeptValues {
  readonly #outputs: Outputs;
  readonly #files: readonly OpenFile[];

  private constructor(outputs: Outputs, files: readonly OpenFile[]) {
    this.#outputs = outputs;
    this.#files = files;
  }

  /** @throws Problem if a file cannot be written. */
  static async open(
    { validTo, invalidTo, filter }: KeepOptions,
    { cwd }: Pick<Io, "cwd">,
    { out }: Pick<Streams, "out">,
  ): Promise<KeptValues> {
    const files: OpenFile[] = [];
    const toFile = async (name: string | undefined): Promise<OutputStream[]> => {
      if (name === undefined) return [];
      const stream = await opened(name, cwd);
      files.push({ name, stream });
      return [new OutputStream(stream, name)];
    };
    const passed = [...(await toFile(validTo)), ...(filter ? [out] : [])];
    return new KeptValues({ passed, failed: await toFile(invalidTo) }, files);
  }

  /** Which values are written. */
  get keeps(): Readonly<Record<Verdict, boolean>> {
    return { passed: this.#outputs.passed.length > 0, failed: this.#outputs.failed.length > 0 };
  }

  async addValue(verdict: Verdict, value: unknown): Promise<void> {
    if (this.keeps[verdict]) await this.#write(verdict, `${stringifyJson(value)}\n`);
  }

  async addLines(verdict: Verdict, lines: readonly Uint8Array[]): Promise<void> {
    if (lines.length > 0) await this.#write(verdict, Buffer.concat(lines.flatMap((line) => [line, newline])));
  }

  async end(): Promise<void> {
    await Promise.all(this.#files.map(async ({ stream, name }) => closed(stream, name)));
  }

  async #write(verdict: Verdict, text: string | Uint8Array): Promise<void> {
    await Promise.all(this.#outputs[verdict].map(async (output) => output.write(text)));
  }
}

const newline = Buffer.from("\n");
