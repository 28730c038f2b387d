import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { knownFormat } from "../../inputs/format.js";
import type { SchemaIo } from "../../schemas/schema-documents.js";
import { Problem } from "../../terminal/problem.js";

/** The files of a git revision that may hold schemas, in a folder of their own. */
export interface GitRevision {
  /** The environment in which names are those of the files of the revision. */
  readonly io: SchemaIo;
  /** The name of a file, relative to the working directory, from what git calls it. */
  fileOf(name: string): string;
  /** Deletes the folder. */
  remove(): Promise<void>;
}

/** Maximum number of bytes that git may list. */
const maxListed = 1 << 30;

/**
 * Writes the files of a revision that may hold schemas to a folder: a schema may refer to others, which are those of the revision as well.
 *
 * @throws Problem if git cannot be run, or does not know the revision.
 */
export async function readRevision(revision: string, io: SchemaIo): Promise<GitRevision> {
  const root = (await git(["rev-parse", "--show-toplevel"], io.cwd)).trim();
  const prefix = (await git(["rev-parse", "--show-prefix"], io.cwd)).trim();
  const folder = await mkdtemp(path.join(tmpdir(), "argot-revision-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const env = { GIT_INDEX_FILE: path.join(folder, "index") };
    await git(["read-tree", "--end-of-options", `${revision}^{commit}`], root, { env });
    const files = (await git(["ls-files", "-z"], root, { env })).split("\0").filter((file) => knownFormat(file));
    const written = path.join(folder, "files");
    const cwd = path.join(written, prefix);
    await mkdir(cwd, { recursive: true });
    const input = files.map((file) => `${file}\0`).join("");
    await git(["checkout-index", "-z", "--stdin", `--prefix=${written}/`], root, { env, input });
    return {
      io: { ...io, cwd },
      // As in git: from the root of the repository, unless the name says that it begins here.
      fileOf: (name) => path.relative(cwd, path.resolve(/^\.{1,2}(?:\/|$)/.test(name) ? cwd : written, name)) || ".",
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function git(
  args: readonly string[],
  cwd: string,
  { env = {}, input = "" }: { env?: Record<string, string>; input?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: maxListed };
    const child = execFile("git", args, options, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (error.code === "ENOENT") reject(new Problem("git cannot be run", "install it, or name files"));
      else
        reject(
          new Problem(
            `git says: ${stderr.trim().replace(/^fatal: /, "")}`,
            "name a file, or a revision and a file: main:order.json",
          ),
        );
    });
    // Git may end without reading.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}
