import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable, Writable } from "node:stream";
import { onTestFinished } from "vitest";
import { run } from "../src/program.js";

/** Keeps what is written to it. */
export class Sink extends Writable {
  text = "";
  readonly isTTY: boolean;

  constructor(isTTY = false) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
  }

  override _write(chunk: string | Uint8Array, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

/** Creates a folder with files for the duration of a test. Values other than text are written as JSON. */
export function folder(files: Readonly<Record<string, unknown>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), "argot-cli-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const raw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(file, raw ? content : JSON.stringify(content));
  }
  return dir;
}

/** The environment of a run. Default: no input, no terminal. */
export interface World {
  readonly cwd?: string;
  readonly stdin?: string | Readable;
  readonly stdout?: Sink;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `argot` in this process. */
export async function argot(
  args: readonly string[],
  world: World = {},
): Promise<{ code: number; out: string; err: string }> {
  const { cwd = tmpdir(), stdin = "", stdout = new Sink(), env = {} } = world;
  const stderr = new Sink();
  const input = typeof stdin === "string" ? Readable.from([Buffer.from(stdin)]) : stdin;
  const code = await run(args, { stdin: input, stdout, stderr, cwd, env });
  return { code, out: stdout.text, err: stderr.text };
}
