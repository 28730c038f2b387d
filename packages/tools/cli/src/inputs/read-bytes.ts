import { Buffer } from "node:buffer";
import { createReadStream } from "node:fs";
import path from "node:path";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";

/**
 * The chunks of a file, or of standard input for `-`.
 *
 * @throws Problem if it cannot be read, at the start or later.
 */
export async function* readChunks(name: string, { stdin, cwd }: Pick<Io, "stdin" | "cwd">): AsyncGenerator<Uint8Array> {
  try {
    const chunks = name === "-" ? stdin : createReadStream(path.resolve(cwd, name));
    for await (const chunk of chunks as AsyncIterable<Uint8Array | string>) {
      yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    }
  } catch (error) {
    throw name === "-" ? stdinProblem(error) : fileProblem(error, name);
  }
}

/**
 * The whole of a file, or of standard input for `-`.
 *
 * @throws Problem if it cannot be read.
 */
export async function readBytes(name: string, io: Pick<Io, "stdin" | "cwd">): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(name, io)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function stdinProblem(error: unknown): Problem {
  return new Problem(`standard input cannot be read (${(error as Error).message})`, "check what writes to it");
}

function fileProblem(error: unknown, file: string): Problem {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return new Problem(`there is no file ${file}`, "check the name");
    case "EISDIR":
      return new Problem(`${file} is a directory`, "name the files in it");
    case "EACCES":
    case "EPERM":
      return new Problem(`${file} may not be read`, "check its permissions");
    default:
      return new Problem(`${file} cannot be read (${message})`, "check the file");
  }
}
