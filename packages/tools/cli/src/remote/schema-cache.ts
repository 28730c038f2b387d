import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { integrityOf } from "./lock-file.js";

/**
 * Documents on disk, named by their hashes. All projects of a user share it, because the hash says what a file contains: a file
 * with other contents counts as absent.
 */
export class SchemaCache {
  readonly #folder: string;

  constructor(env: Io["env"]) {
    this.#folder = path.join(cacheFolder(env), "schemas");
  }

  /** The bytes with a hash; `undefined` if the cache has none. */
  async read(integrity: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(this.#fileOf(integrity)).catch(() => undefined);
    return bytes && integrityOf(bytes) === integrity ? bytes : undefined;
  }

  /** @throws Problem if the file cannot be written. */
  async write(integrity: string, bytes: Uint8Array): Promise<void> {
    const file = this.#fileOf(integrity);
    const whole = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      // Other runs may read or write the file at the same time.
      await writeFile(whole, bytes);
      await rename(whole, file);
    } catch (error) {
      const { message } = error as Error;
      throw new Problem(`the cache cannot be written (${message})`, "set ARGOT_CACHE_DIR to a folder of your own");
    }
  }

  #fileOf(integrity: string): string {
    // Base64 has characters that names of files cannot have.
    return path.join(this.#folder, Buffer.from(integrity.replace(/^sha256-/, ""), "base64").toString("hex"));
  }
}

/** The folder for files that can be made again, where the platform has it. */
function cacheFolder({ ARGOT_CACHE_DIR: own, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local }: Io["env"]): string {
  if (own) return own;
  if (xdg) return path.join(xdg, "argot");
  if (process.platform === "win32" && local) return path.join(local, "argot", "Cache");
  const inHome = process.platform === "darwin" ? ["Library", "Caches"] : [".cache"];
  return path.join(os.homedir(), ...inHome, "argot");
}
