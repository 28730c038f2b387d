import type { Readable, Writable } from "node:stream";

/** The streams and the environment variables of a run. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  /** The working directory: file names are relative to it. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}
