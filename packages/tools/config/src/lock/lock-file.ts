import { requireArgument } from "argot";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ConfigError } from "../config-error.js";

/** The name of the lock file of a project. */
export const lockFileName = "argot.lock.json";

/** The entry of a document in a lock. */
export interface LockEntry {
  /** The hash of the bytes, as in Subresource Integrity: `sha256-…`. */
  readonly integrity: string;
  /** Number of bytes. */
  readonly size: number;
  /** The language of the document. */
  readonly format: "json" | "yaml";
}

/** The documents that a project uses, by their URIs. */
export type Lock = ReadonlyMap<string, LockEntry>;

/** The hash of bytes, as a lock has it. */
export function integrityOf(bytes: Uint8Array): string {
  requireArgument(bytes instanceof Uint8Array, "integrityOf", "the bytes of a document, a Uint8Array", bytes);
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * Reads the lock of a project; `undefined` if it has none.
 *
 * @param folder - The folder with the configuration.
 * @throws ConfigError if the file cannot be used.
 */
export async function readLock(folder: string): Promise<Lock | undefined> {
  requireArgument(typeof folder === "string", "readLock", "the path of a folder", folder);
  const file = path.join(folder, lockFileName);
  const unusable = (reason: string): ConfigError =>
    new ConfigError("not-readable", { file, pointer: "" }, reason, "write it again: argot schemas lock --update");
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return undefined;
    throw unusable(message);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unusable("it is not JSON");
  }
  const { lockfileVersion, schemas } = (value ?? {}) as { lockfileVersion?: unknown; schemas?: unknown };
  if (lockfileVersion !== 1) throw unusable("it is of another version of argot");
  const entries = Object.entries(typeof schemas === "object" && schemas !== null ? schemas : {});
  return new Map(
    entries.map(([uri, entry]) => {
      if (isEntry(entry)) return [uri, { ...entry, format: entry.format ?? "json" }];
      throw unusable(`the entry of ${uri} is broken`);
    }),
  );
}

function isEntry(value: unknown): value is Omit<LockEntry, "format"> & { readonly format?: LockEntry["format"] } {
  const { integrity, size, format = "json" } = (value ?? {}) as Partial<Record<keyof LockEntry, unknown>>;
  return (
    typeof integrity === "string" &&
    /^sha256-[\w+/]{43}=$/.test(integrity) &&
    Number.isSafeInteger(size) &&
    (format === "json" || format === "yaml")
  );
}
