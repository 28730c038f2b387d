import { Buffer } from "node:buffer";
import { type FileHandle, open, stat } from "node:fs/promises";
import path from "node:path";
import type { Io } from "../terminal/io.js";
import { encodingOf } from "./encoding.js";
import type { Problem } from "../terminal/problem.js";
import { fileProblem } from "./read-bytes.js";
import { packingOf } from "./unpack.js";

/** An open file of text in UTF-8 that is not packed: any part of it can be read by itself. */
export interface PlainFile {
  readonly handle: FileHandle;
  /** Number of bytes. */
  readonly size: number;
  /** The offset of the text: a byte-order mark may come before. */
  readonly from: number;
  /** Explains an error of reading. */
  readonly problemOf: (error: unknown) => Promise<Problem>;
}

/** Opens a file if it is plain; else `undefined`. Others are read as streams, which also report what cannot be read. */
export async function openPlainFile(name: string, io: Pick<Io, "cwd">): Promise<PlainFile | undefined> {
  if (name === "-") return undefined;
  const file = path.resolve(io.cwd, name);
  const status = await stat(file).catch(() => undefined);
  // To open a named pipe would wait for a writer.
  const handle = status?.isFile() ? await open(file).catch(() => undefined) : undefined;
  if (!status || !handle) return undefined;
  const head = Buffer.alloc(4);
  const { bytesRead } = await handle.read(head, 0, head.length, 0).catch(() => ({ bytesRead: 0 }));
  const from = textStart(head.subarray(0, bytesRead));
  if (from !== undefined)
    return { handle, size: status.size, from, problemOf: (error) => fileProblem(error, name, io) };
  await handle.close();
  return undefined;
}

/** The offset of the text of a file with these first bytes; `undefined` if it is packed or no UTF-8. */
function textStart(head: Uint8Array): number | undefined {
  if (packingOf(head) !== undefined) return undefined;
  const encoding = encodingOf(head);
  if (encoding === "utf-8 with mark") return 3;
  return encoding === "utf-8" ? 0 : undefined;
}
