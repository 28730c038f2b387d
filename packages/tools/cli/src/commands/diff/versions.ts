import { stat } from "node:fs/promises";
import path from "node:path";
import { findInputs } from "../../inputs/find-inputs.js";
import type { SchemaIo } from "../../schemas/schema-documents.js";
import { isUri } from "../../schemas/schema-name.js";
import { isOtherFile } from "../../schemas/schema-set.js";
import { Problem } from "../../terminal/problem.js";
import type { GitRevision } from "./git-revision.js";

/** A version of a schema, or of the schemas of a folder. */
export interface Version {
  /** What the command line calls it. */
  readonly name: string;
  /** The file or folder in its environment, or the URI. */
  readonly file: string;
  readonly io: SchemaIo;
  /** What comes before the names of its files, such as `main:`. */
  readonly prefix: string;
  /** The files of the folder that it is in, if that is the version. */
  readonly beside: readonly string[];
}

/** Finds versions, and keeps the files of git revisions until they are not needed any more. */
export class Versions {
  readonly #io: SchemaIo;
  readonly #revisions = new Map<string, GitRevision>();

  constructor(io: SchemaIo) {
    this.#io = io;
  }

  /**
   * The version that a name means: a file, a folder, a URI, or one of them in a git revision, `main:order.json`.
   *
   * @throws Problem if git does not know the revision.
   */
  async find(name: string): Promise<Version> {
    const own = { name, file: name, io: this.#io, prefix: "", beside: [] };
    const [, revision, inRevision] = /^([^:]{2,}):(.*)$/s.exec(name) ?? [];
    if (revision === undefined || inRevision === undefined || isUri(name) || (await exists(name, this.#io))) return own;
    const { io, fileOf } = await this.#revision(revision);
    return { name, file: fileOf(inRevision), io, prefix: `${revision}:`, beside: [] };
  }

  async #revision(name: string): Promise<GitRevision> {
    const known = this.#revisions.get(name);
    if (known) return known;
    const { readRevision } = await import("./git-revision.js");
    const revision = await readRevision(name, this.#io);
    this.#revisions.set(name, revision);
    return revision;
  }

  /** Deletes what was kept. */
  async remove(): Promise<void> {
    await Promise.all([...this.#revisions.values()].map((each) => each.remove()));
  }
}

/** One schema in two versions. `undefined` where it is not there. */
export interface VersionPair {
  readonly name: string;
  readonly before: Version | undefined;
  readonly after: Version | undefined;
}

/**
 * The schemas of two versions: those themselves, or in two folders the files with the same names.
 *
 * @throws Problem if one is a folder and the other is none, or a folder has no files.
 */
export async function pairsOf(before: Version, after: Version): Promise<readonly VersionPair[]> {
  const folders = await Promise.all([isFolder(before), isFolder(after)]);
  if (folders[0] !== folders[1])
    throw new Problem(`only one of ${before.name} and ${after.name} is a folder`, "compare files, or folders");
  if (!folders[0]) return [{ name: after.name, before, after }];
  const [old, current] = [await filesIn(before), await filesIn(after)];
  return [...new Set([...old.keys(), ...current.keys()])]
    .toSorted()
    .map((file) => ({ name: path.join(after.name, file), before: old.get(file), after: current.get(file) }));
}

async function filesIn(folder: Version): Promise<ReadonlyMap<string, Version>> {
  const inputs = await findInputs([folder.file], undefined, folder.io);
  const beside = inputs.flatMap((input) => {
    if ("problem" in input) throw input.problem;
    return isOtherFile(input.data) ? [] : [input.data];
  });
  return new Map(
    beside.map((file) => {
      const relative = path.relative(folder.file, file);
      return [relative, { ...folder, name: path.join(folder.name, relative), file, beside }];
    }),
  );
}

const isFolder = async ({ file, io }: Version): Promise<boolean> =>
  !isUri(file) && ((await statusOf(file, io))?.isDirectory() ?? false);

const exists = async (file: string, io: SchemaIo): Promise<boolean> => (await statusOf(file, io)) !== undefined;

const statusOf = (file: string, { cwd }: SchemaIo): Promise<{ isDirectory(): boolean } | undefined> =>
  stat(path.resolve(cwd, file)).catch(() => undefined);
