import { ConfigError } from "@argot/config";
import { type Lock, type LockEntry, lockFileName, readLock as read } from "@argot/config/lock";
import { Problem } from "../terminal/problem.js";

export { integrityOf, type Lock, type LockEntry, lockFileName } from "@argot/config/lock";

/**
 * Reads the lock of a project; `undefined` if it has none.
 *
 * @throws Problem if the file cannot be used.
 */
export async function readLock(folder: string): Promise<Lock | undefined> {
  try {
    return await read(folder);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Problem(`${lockFileName} cannot be used (${error.reason})`, error.advice);
  }
}

type WrittenEntry = Omit<LockEntry, "format"> & { readonly format?: LockEntry["format"] };

/** The text of a lock. It has no time and no names of folders, so that the same schemas give the same text. */
export function lockText(lock: Lock): string {
  const schemas = [...lock]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([uri, { integrity, size, format }]): [string, WrittenEntry] => [
      uri,
      { integrity, size, ...(format === "json" ? {} : { format }) },
    ]);
  return `${JSON.stringify({ lockfileVersion: 1, schemas: Object.fromEntries(schemas) }, undefined, 2)}\n`;
}
