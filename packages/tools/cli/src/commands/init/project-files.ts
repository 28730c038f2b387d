import { open } from "node:fs/promises";
import path from "node:path";
import { glob } from "tinyglobby";
import { knownFormat } from "../../inputs/format.js";

/** A file of a project that may hold a schema or data. */
export interface ProjectFile {
  /** The name, relative to the folder of the project, with `/` between folders. */
  readonly name: string;
  /** Whether it is generated, or settings of a program: neither a schema nor data of the project. */
  readonly isOfProgram: boolean;
  /**
   * The schema that `$schema` at its beginning names: in JSON, YAML or TOML, or in the comment that editors read in
   * YAML.
   */
  readonly declares: string | undefined;
}

/** The files of a project that may hold schemas or data, in order. */
export async function projectFiles(cwd: string): Promise<readonly ProjectFile[]> {
  const names = await glob(["**/*"], { cwd, ignore: ["**/node_modules/**", "**/.git/**"], dot: true, onlyFiles: true });
  const files: ProjectFile[] = [];
  for (const name of names.filter((each) => knownFormat(each) !== undefined).sort()) {
    const isOfProgram = programFiles.test(name);
    // oxlint-disable-next-line no-await-in-loop -- a system opens only so many files at a time
    const head = isOfProgram ? "" : await headOf(path.resolve(cwd, name));
    const [, declares] = /\$schema["']?\s*[:=]\s*["']?([^"'\s,}]+)/.exec(head) ?? [];
    files.push({ name, isOfProgram, declares });
  }
  return files;
}

const programFiles =
  /(?:^|\/)(?:\.[^/]*|dist|build|coverage)\/|(?:^|\/)(?:\.[^/]*|package(?:-lock)?\.json|pnpm-lock\.yaml|[tj]sconfig[^/]*\.json|argot\.(?:config|lock)\.json)$/;

/** Number of bytes at the beginning of a file in which it says what it is. */
const headSize = 4096;

/** The beginning of a file; empty if it cannot be read. */
async function headOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read({ buffer: new Uint8Array(headSize) });
      return new TextDecoder().decode(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch {
    return "";
  }
}
