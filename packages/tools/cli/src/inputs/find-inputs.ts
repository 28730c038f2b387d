import { readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { closestFile } from "./closest-file.js";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { type Format, knownFormat } from "./format.js";

/** A file with data, or standard input. */
export interface Input {
  /** The name of the file, relative to the working directory, or `-` for standard input. */
  readonly data: string;
  readonly format: Format;
}

/** An input, or the reason why it cannot be read. */
export type FoundInput = Input | { readonly data: string; readonly problem: Problem };

/**
 * Finds the inputs that names on the command line mean: a file, standard input (`-`), the files in a folder whose names end as
 * those of data do, or the files that a glob matches. A file that folders and globs find twice is one input.
 *
 * @param as - The format of all inputs. Default: the one that the name says, or JSON.
 * @throws Problem if a name is empty.
 */
export async function findInputs(
  names: readonly string[],
  as: Format | undefined,
  { cwd }: Pick<Io, "cwd">,
): Promise<FoundInput[]> {
  const found: FoundInput[] = [];
  const seen = new Set<string>();
  const add = (data: string): void => {
    seen.add(path.resolve(cwd, data));
    found.push({ data, format: as ?? knownFormat(data) ?? "json" });
  };
  for (const name of names) {
    // An empty name may come from an unset variable.
    if (name === "") throw new Problem("a name on the command line is empty", "name a file, or leave it out");
    // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
    const files = await filesOf(name, as, cwd);
    if (files instanceof Problem) found.push({ data: name, problem: files });
    else if (files === undefined) add(name);
    else for (const file of files) if (!seen.has(path.resolve(cwd, file))) add(file);
  }
  return found;
}

/** The names of folders that are skipped. */
const ignored: ReadonlySet<string> = new Set(["node_modules", ".git"]);

/** The files that a folder or glob means; `undefined` for the name of a file. */
async function filesOf(name: string, as: Format | undefined, cwd: string): Promise<string[] | Problem | undefined> {
  if (name === "-") return undefined;
  const status = await stat(path.resolve(cwd, name)).catch(() => undefined);
  if (status?.isDirectory()) {
    const unreadable = await unreadableFolder(name, cwd);
    if (unreadable !== undefined) return new Problem(`${unreadable} may not be read`, "check its permissions");
    const files = (await globbed("**/*", name, cwd)).filter((file) => as !== undefined || knownFormat(file));
    return files.length > 0
      ? files
      : new Problem(
          `${name} has no files of a known format`,
          "name the files, or their format (--as of argot validate)",
        );
  }
  if (status || !/[*?[\]{}]/.test(name)) return status ? undefined : await missing(name, cwd);
  const files = await globbed(name, "", cwd);
  return files.length > 0 ? files : new Problem(`no file matches ${name}`, "check the pattern");
}

/** The files that a pattern matches in a folder, in order, named as the folder is. */
async function globbed(pattern: string, folder: string, cwd: string): Promise<string[]> {
  const { glob } = await import("tinyglobby");
  const options = {
    cwd: path.resolve(cwd, folder),
    ignore: Array.from(ignored, (name) => `**/${name}/**`),
    onlyFiles: true,
  };
  const files = await glob([pattern.replaceAll("\\", "/")], { ...options, expandDirectories: false });
  return eachOnce(
    files.sort().map((file) => path.join(folder, file)),
    cwd,
  );
}

/** The files, without those that links of folders lead to once more. Such links may lead back to a folder around them. */
async function eachOnce(files: readonly string[], cwd: string): Promise<string[]> {
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const real = new Map(
    await Promise.all(
      folders.map(async (folder): Promise<[string, string]> => {
        const absolute = path.resolve(cwd, folder);
        return [folder, await realpath(absolute).catch(() => absolute)];
      }),
    ),
  );
  // The name of a file takes precedence over those of links to it.
  const isOwn = (file: string): boolean => real.get(path.dirname(file)) === path.resolve(cwd, path.dirname(file));
  const seen = new Set<string>();
  const chosen = new Set<string>();
  for (const file of [...files.filter(isOwn), ...files.filter((each) => !isOwn(each))]) {
    const identity = path.join(real.get(path.dirname(file)) ?? "", path.basename(file));
    if (!seen.has(identity)) chosen.add(file);
    seen.add(identity);
  }
  return files.filter((file) => chosen.has(file));
}

/** Reports a folder, or one below it, whose files cannot be listed, which a glob skips. */
async function unreadableFolder(name: string, cwd: string): Promise<string | undefined> {
  const entries = await readdir(path.resolve(cwd, name), { withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return name;
  for (const entry of entries) {
    if (!entry.isDirectory() || ignored.has(entry.name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a system opens only so many folders at a time
    const found = await unreadableFolder(path.join(name, entry.name), cwd);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The name of a missing file is kept, unless another file was probably meant. */
async function missing(name: string, cwd: string): Promise<Problem | undefined> {
  const close = await closestFile(name, cwd);
  return close === undefined ? undefined : new Problem(`there is no file ${name}`, `did you mean ${close}?`);
}
