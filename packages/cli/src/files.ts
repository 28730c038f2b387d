import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Problem } from "./problem.js";

/**
 * @throws Problem when the file cannot be read.
 */
export async function readBytes(file: string, cwd: string): Promise<Uint8Array> {
  try {
    return await readFile(path.resolve(cwd, file));
  } catch (error) {
    throw fileProblem(error, file);
  }
}

/**
 * The chunks of a file.
 *
 * @throws Problem when the file cannot be read, at the start or on the way.
 */
export async function* readChunks(file: string, cwd: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path.resolve(cwd, file)) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw fileProblem(error, file);
  }
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
