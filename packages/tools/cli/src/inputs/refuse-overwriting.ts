import { stat } from "node:fs/promises";
import path from "node:path";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";

/**
 * Refuses to write to a file that is read, or to write two outputs to one file: opening a file for writing empties it.
 *
 * @throws Problem if a file would be lost.
 */
export async function refuseOverwriting(
  written: readonly string[],
  read: readonly string[],
  { cwd }: Pick<Io, "cwd">,
): Promise<void> {
  if (written.length === 0) return;
  const identityOf = async (name: string): Promise<string> => {
    const file = path.resolve(cwd, name);
    const status = await stat(file).catch(() => undefined);
    // Devices such as /dev/null may be written to by everyone.
    if (status && !status.isFile()) return "";
    // Links have other names, so files are compared by their numbers, which some file systems lack.
    return status && status.ino !== 0 ? `${status.dev}:${status.ino}` : file;
  };
  const inputs = new Set(await Promise.all(read.map(identityOf)));
  const outputs = new Set<string>();
  for (const name of written) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the options
    const identity = await identityOf(name);
    if (identity === "") continue;
    if (inputs.has(identity)) throw new Problem(`${name} is read by this run`, "write to another file");
    if (outputs.has(identity)) throw new Problem(`${name} is written twice by this run`, "write to different files");
    outputs.add(identity);
  }
}
