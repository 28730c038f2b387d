import type { SourceText } from "@argot/source-text";
import type { Io } from "./io.js";
import { linesOf } from "./lines.js";
import { decodeUtf8 } from "./decode-utf8.js";
import { parseFile, parseLine } from "./parse.js";
import { Problem } from "./problem.js";
import { readBytes, readChunks } from "./read-bytes.js";

/** Where a value comes from. */
export interface Origin {
  /** As it stands on the command line: a file, or `-` for standard input. */
  readonly data: string;
  /** The line, counted from 1, in NDJSON. */
  readonly line?: number;
  /** The text of a file that holds one value. */
  readonly source?: SourceText;
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
  const bytes = await readBytes(data, io);
  yield parsed({ data }, () => {
    const name = nameOf(data);
    const source = parseFile(decodeUtf8(bytes, { name }), name);
    return { value: source.value, source };
  });
}

async function* readLines(data: string, io: Input): AsyncGenerator<Entry> {
  let line = 0;
  for await (const bytes of linesOf(readChunks(data, io))) {
    line += 1;
    if (isBlank(bytes)) continue;
    const origin = { name: nameOf(data), line };
    yield parsed({ data, line }, () => ({ value: parseLine(decodeUtf8(bytes, origin), origin) }));
  }
}

function parsed(origin: Origin, parse: () => { readonly value: unknown; readonly source?: SourceText }): Entry {
  try {
    return { ...origin, ...parse() };
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
