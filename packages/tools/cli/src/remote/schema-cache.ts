import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { cachedDocument, cacheFile } from "@argot/config/lock";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";

/** Documents on disk, named by their hashes. All projects of a user share it. */
export class SchemaCache {
  readonly #env: Io["env"];

  constructor(env: Io["env"]) {
    this.#env = env;
  }

  /** The bytes with a hash; `undefined` if the cache has none. */
  read(integrity: string): Promise<Uint8Array | undefined> {
    return cachedDocument(integrity, this.#env);
  }

  /** @throws Problem if the file cannot be written. */
  async write(integrity: string, bytes: Uint8Array): Promise<void> {
    const file = cacheFile(integrity, this.#env);
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
}
