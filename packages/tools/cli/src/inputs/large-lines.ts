import { statSync } from "node:fs";
import path from "node:path";
import { type Format, knownFormat } from "./format.js";

/** Minimum number of bytes of an input for threads, since starting them takes time. */
export const largeInput: number = 1 << 23;

/** Whether NDJSON may be among the inputs. Folders and globs may have any files. */
export const mayHaveLines = (names: readonly string[], as: Format | undefined): boolean =>
  names.length === 0 || names.some((name) => (as ?? knownFormat(name) ?? "ndjson") === "ndjson");

/** Whether one of the files on the command line is large NDJSON. */
export const namesLargeLines = (names: readonly string[], as: Format | undefined, cwd: string): boolean =>
  names.some((name) => {
    if ((as ?? knownFormat(name)) !== "ndjson") return false;
    const status = statSync(path.resolve(cwd, name), { throwIfNoEntry: false });
    return status?.isFile() === true && status.size > largeInput;
  });
