import type { SourceText } from "@argot/source-text";
import type { Io } from "../terminal/io.js";
import { linesOf } from "./lines.js";
import { decodeUtf8 } from "./decode-utf8.js";
import { parseFile, parseLine } from "./parse.js";
import { Problem } from "../terminal/problem.js";
import { readBytes, readChunks } from "./read-bytes.js";

/** Where a value comes from. */
export interface Origin {
  /** The name on the command line: a file, or `-` for standard input. */
  readonly data: string;
  /** The line in NDJSON, counted from 1. */
  readonly line?: number;
  /** The text of a file that holds one value. */
  readonly source?: SourceText;
}

/** A value to validate, and where it comes from. */
export interface Datum extends Origin {
  readonly value: unknown;
}

/** A value to validate, or the reason why it cannot be read. */
export type Entry = Datum | (Origin & { readonly problem: Problem });

/** Options for {@link readData}. */
export interface ReadOptions {
  /** Whether to read every source as NDJSON, whatever its name. */
  readonly ndjson: boolean;
}

type Input = Pick<Io, "stdin" | "cwd">;

/** Reads the values in files and standard input one at a time. A value that cannot be read does not stop the others. */
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
    const name = nameOf({ data });
    const source = parseFile(decodeUtf8(bytes, { name }), name);
    return { value: source.value, source };
  });
}

async function* readLines(data: string, io: Input): AsyncGenerator<Entry> {
  let line = 0;
  for await (const bytes of linesOf(readChunks(data, io))) {
    line += 1;
    if (isBlank(bytes)) continue;
    const origin = { name: nameOf({ data }), line };
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

/** The name of a value in text for people: the file, and the line in NDJSON. */
export function nameOf({ data, line }: Origin): string {
  const name = data === "-" ? "stdin" : data;
  return line === undefined ? name : `${name}:${line}`;
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Whether a line holds only white space of JSON. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
