import { Buffer } from "node:buffer";
import { createReadStream } from "node:fs";
import { readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { closestFile } from "./closest-file.js";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { toUtf8 } from "./encoding.js";
import { unpacked } from "./unpack.js";

/** Number of bytes that are read from a file at a time. */
const chunkSize = 1 << 18;

type Input = Pick<Io, "stdin" | "cwd">;

/**
 * The bytes of a text in UTF-8, of a file or of standard input for `-`: unpacked if it is packed by gzip or zstd, without a
 * byte-order mark, and converted from UTF-16.
 *
 * @param onRead - Called with the number of bytes that are read each time, before they are unpacked.
 * @throws Problem if it cannot be read, at the start or later.
 */
export async function* readChunks(
  name: string,
  io: Input,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  yield* toUtf8(unpacked(rawChunks(name, io, onRead), name), name);
}

/**
 * The whole of a text in UTF-8, as {@link readChunks} reads it.
 *
 * @throws Problem if it cannot be read.
 */
export async function readContent(name: string, io: Input): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of toUtf8(unpacked(wholeOrChunks(name, io), name), name)) chunks.push(chunk);
  // A file that is read as a whole is not copied: it may be large.
  return chunks.length === 1 ? (chunks[0] as Uint8Array) : Buffer.concat(chunks);
}

async function* wholeOrChunks(name: string, io: Input): AsyncGenerator<Uint8Array> {
  if (name === "-") return yield* rawChunks(name, io);
  try {
    yield await readFile(path.resolve(io.cwd, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_FS_FILE_TOO_LARGE") return yield* rawChunks(name, io);
    throw await fileProblem(error, name, io);
  }
}

async function* rawChunks(
  name: string,
  { stdin, cwd }: Input,
  onRead?: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  try {
    const chunks = name === "-" ? stdin : createReadStream(path.resolve(cwd, name), { highWaterMark: chunkSize });
    for await (const chunk of chunks as AsyncIterable<Uint8Array | string>) {
      const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      onRead?.(bytes.length);
      yield bytes;
    }
  } catch (error) {
    throw name === "-" ? stdinProblem(error) : await fileProblem(error, name, { cwd });
  }
}

function stdinProblem(error: unknown): Problem {
  return new Problem(`standard input cannot be read (${(error as Error).message})`, "check what writes to it");
}

/** Why a file cannot be read. */
export async function fileProblem(error: unknown, file: string, { cwd }: Pick<Io, "cwd">): Promise<Problem> {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "ENOENT":
    case "ENOTDIR": {
      const link = await targetOf(path.resolve(cwd, file));
      if (link !== undefined)
        return new Problem(`${file} is a link to ${link}, which is not there`, "correct the link");
      const close = await closestFile(file, cwd);
      return new Problem(`there is no file ${file}`, close === undefined ? "check the name" : `did you mean ${close}?`);
    }
    case "ELOOP":
      return new Problem(`${file} is a link that leads to itself`, "correct the link");
    case "EISDIR":
      return new Problem(`${file} is a directory`, "name the files in it");
    case "EACCES":
    case "EPERM":
      return new Problem(`${file} may not be read`, "check its permissions");
    default:
      return new Problem(`${file} cannot be read (${message})`, "check the file");
  }
}

/** The target of a link; `undefined` for other files. */
async function targetOf(file: string): Promise<string | undefined> {
  try {
    return await readlink(file);
  } catch {
    return undefined;
  }
}
