import type { Io } from "./io.js";
import { linesOf } from "./lines.js";
import { decodeUtf8, parseJson } from "./parse-json.js";
import { Problem } from "./problem.js";
import { readBytes, readChunks } from "./read-bytes.js";

/** Where a value comes from. */
export interface Origin {
  /** As it stands on the command line: a file, or `-` for standard input. */
  readonly data: string;
  /** The line, counted from 1, in NDJSON. */
  readonly line?: number;
}

/** A value to validate, or why there is none. */
export type Entry = Origin & ({ readonly value: unknown } | { readonly problem: Problem });

/** How data are read. */
export interface ReadOptions {
  /** Whether every source is NDJSON, whatever its name. */
  readonly ndjson: boolean;
}

type Input = Pick<Io, "stdin" | "cwd">;

/** The values in files and standard input, as they are read. What cannot be read is told, and does not end it. */
export async function* readData(sources: readonly string[], options: ReadOptions, io: Input): AsyncGenerator<Entry> {
  for (const data of sources) {
    const lines = options.ndjson || /\.(?:jsonl|ndjson)$/i.test(data);
    try {
      yield* lines ? readLines(data, io) : readWhole(data, io);
    } catch (error) {
      yield { data, problem: asProblem(error) };
    }
  }
}

async function* readWhole(data: string, io: Input): AsyncGenerator<Entry> {
  yield parsed({ data }, await readBytes(data, io));
}

async function* readLines(data: string, io: Input): AsyncGenerator<Entry> {
  let line = 0;
  for await (const bytes of linesOf(readChunks(data, io))) {
    line += 1;
    if (!isBlank(bytes)) yield parsed({ data, line }, bytes);
  }
}

function parsed(origin: Origin, bytes: Uint8Array): Entry {
  const { data, line } = origin;
  const source = { name: nameOf(data), line };
  try {
    return { ...origin, value: parseJson(decodeUtf8(bytes, source), source) };
  } catch (error) {
    return { ...origin, problem: asProblem(error) };
  }
}

/** What a source is called when people read of it. */
export const nameOf = (data: string): string => (data === "-" ? "stdin" : data);

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Whether a line holds nothing but the whitespace of JSON. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
