import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Io } from "./io.js";
import type { OutputStream } from "./output-stream.js";
import { writeProblem } from "./write-problem.js";

/**
 * Writes a text to a file, or to standard output for `-`.
 *
 * @throws Problem if the file cannot be written.
 */
export async function writeOutput(
  file: string,
  text: string,
  { cwd }: Pick<Io, "cwd">,
  out: OutputStream,
): Promise<void> {
  if (file === "-") return out.write(text);
  try {
    await writeFile(path.resolve(cwd, file), text);
  } catch (error) {
    throw writeProblem(file, error as Error);
  }
}
