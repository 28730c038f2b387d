import { requireArgument } from "argot";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { integrityOf } from "./lock-file.js";

/** The variables of the environment that say where the cache is. */
export type CacheEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * The bytes with a hash, from the cache that all projects of a user share; `undefined` if it has none. The hash says what a file contains,
 * so a file with other contents counts as absent.
 */
export async function cachedDocument(integrity: string, env: CacheEnvironment): Promise<Uint8Array | undefined> {
  const bytes = await readFile(cacheFile(integrity, env)).catch(() => undefined);
  return bytes && integrityOf(bytes) === integrity ? bytes : undefined;
}

/** The path of the file for the bytes with a hash. */
export function cacheFile(integrity: string, env: CacheEnvironment): string {
  requireArgument(typeof integrity === "string", "cacheFile", "a hash, as `integrityOf` returns", integrity);
  requireArgument(env instanceof Object, "cacheFile", "the environment of the program, `process.env`", env);
  // Base64 has characters that names of files cannot have.
  return path.join(
    cacheFolder(env),
    "schemas",
    Buffer.from(integrity.replace(/^sha256-/, ""), "base64").toString("hex"),
  );
}

/** The platform's folder for cached files. */
function cacheFolder({ ARGOT_CACHE_DIR: own, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local }: CacheEnvironment): string {
  if (own) return own;
  if (xdg) return path.join(xdg, "argot");
  if (process.platform === "win32" && local) return path.join(local, "argot", "Cache");
  const inHome = process.platform === "darwin" ? ["Library", "Caches"] : [".cache"];
  return path.join(os.homedir(), ...inHome, "argot");
}
