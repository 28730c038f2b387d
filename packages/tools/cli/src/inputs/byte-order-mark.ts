import { Buffer } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Io } from "../terminal/io.js";

/**
 * The byte-order mark of a file, or the empty text if it has none. `undefined` if the bytes of the file are not those
 * of its text, as in packed files, so that writing the text would change the form of the file.
 */
export async function byteOrderMark(
  file: string,
  text: string,
  { cwd }: Pick<Io, "cwd">,
): Promise<"" | "\uFEFF" | undefined> {
  const bytes = await readFile(path.resolve(cwd, file));
  return (["", "\uFEFF"] as const).find((mark) => bytes.equals(Buffer.from(mark + text)));
}
