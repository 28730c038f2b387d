import { Buffer } from "node:buffer";
import type { Readable } from "node:stream";
import { readBytes, readChunks } from "./files.js";
import type { Io } from "./io.js";
import { linesOf } from "./lines.js";
import { decodeUtf8, parseJson, type TextSource } from "./parse-json.js";
import { Problem } from "./problem.js";

/** A value to validate, or why there is none. */
export type Entry = Origin & ({ readonly value: unknown } | { readonly problem: Problem });

/** Where a value comes from. */
export interface Origin {
  /** As it stands on the command line: a file, or `-` for standard input. */
  readonly data: string;
  /** The line, counted from 1, in NDJSON. */
  readonly line?: number;
}

/** The name of an origin for people. */
export const originName = ({ data, line }: Origin): string => {
  const name = data === "-" ? "stdin" : data;
  return line === undefined ? name : `${name}:${line}`;
};

/** How data are read. */
export interface ReadOptions {
  /** Whether every source is NDJSON, whatever its name. */
  readonly ndjson: boolean;
}

/** The values in files and standard input, one after the other as they are read. What cannot be read does not end it. */
export async function* readData(sources: readonly string[], { ndjson }: ReadOptions, io: Pick<Io, "stdin" | "cwd">): AsyncGenerator<Entry> {
  for (const data of sources) {
    const read = ndjson || /\.(?:jsonl|ndjson)$/i.test(data) ? readLines : readWhole;
    yield* read(data, io);
  }
}

async function* readWhole(data: string, { stdin, cwd }: Pick<Io, "stdin" | "cwd">): AsyncGenerator<Entry> {
  yield attempt({ data }, data === "-" ? await wholeOf(stdin) : await readBytes(data, cwd).catch(asProblem));
}

async function* readLines(data: string, { stdin, cwd }: Pick<Io, "stdin" | "cwd">): AsyncGenerator<Entry> {
  let line = 0;
  try {
    for await (const bytes of linesOf(data === "-" ? stdin : readChunks(data, cwd))) {
      line += 1;
      if (!isBlank(bytes)) yield attempt({ data, line }, bytes);
    }
  } catch (error) {
    yield { data, problem: asProblem(error) };
  }
}

function attempt(origin: Origin, bytes: Uint8Array | Problem): Entry {
  if (bytes instanceof Problem) return { ...origin, problem: bytes };
  const { line } = origin;
  const source: TextSource = { name: originName({ data: origin.data }), ...(line !== undefined && { line }) };
  try {
    return { ...origin, value: parseJson(decodeUtf8(bytes, source), source) };
  } catch (error) {
    return { ...origin, problem: asProblem(error) };
  }
}

async function wholeOf(stdin: Readable): Promise<Uint8Array | Problem> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of stdin as AsyncIterable<Uint8Array | string>) {
      chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    }
  } catch (error) {
    return new Problem(`standard input cannot be read (${(error as Error).message})`, "check what writes to it");
  }
  return Buffer.concat(chunks);
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Whether a line holds nothing but the whitespace of JSON. */
const isBlank = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
