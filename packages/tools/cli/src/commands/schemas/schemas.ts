import { readFile } from "node:fs/promises";
import path from "node:path";
import { printable } from "@argot/source-text/printable";
import { type Lock, lockFileName, lockText, readLock } from "../../remote/lock-file.js";
import { type RemoteAccess, type RemoteDocument, remoteDocuments } from "../../remote/remote-documents.js";
import { type ConfigOption, type Project, loadProject, projectTable } from "../../schemas/project.js";
import { isUri } from "../../schemas/schema-name.js";
import { loadSchemaSet } from "../../schemas/schema-set.js";
import type { Io } from "../../terminal/io.js";
import type { Streams } from "../../terminal/output-stream.js";
import { Problem } from "../../terminal/problem.js";
import { writeOutput } from "../../terminal/write-file.js";
import type { SchemasAction } from "./schemas-actions.js";

/** Options of `argot schemas`. */
export interface SchemasOptions {
  readonly config: ConfigOption;
  /** Hosts that are allowed, beside those of the project. */
  readonly hosts: readonly string[];
  /** Whether `lock` fetches locked schemas again. */
  readonly update: boolean;
}

/**
 * Fetches and locks schemas of hosts.
 *
 * @throws Problem if one cannot be fetched, or the lock cannot be written.
 */
export async function schemas(
  action: SchemasAction,
  names: readonly string[],
  options: SchemasOptions,
  io: Io,
  streams: Streams,
): Promise<void> {
  const project = await loadProject(options, io);
  if (action === "lock") return lock(names, options, project, io, streams);
  if (names.length > 0 || options.update)
    throw new Problem(`argot schemas fetch takes all schemas of ${lockFileName}`, "give it no others, and no --update");
  return fetchLocked(options, project, io, streams);
}

async function lock(
  names: readonly string[],
  { config, hosts, update }: SchemasOptions,
  project: Project,
  io: Io,
  { out }: Streams,
): Promise<void> {
  const before = (await readLock(project.folder).catch((error: unknown) => ignoreBroken(error, update))) ?? new Map();
  // The lock always contains the schemas that all schemas of the project refer to.
  const roots = [...new Set([...names, ...(await schemasOfProject(config, project, io))])];
  if (roots.length === 0)
    throw new Problem("no schema is named", 'name files or folders, or list them under "schemas" in the configuration');
  const access: RemoteAccess = update ? "update" : "lock";
  const used = new Map<string, RemoteDocument>();
  const set = await loadSchemaSet(roots, { config, refs: [], remote: { access, hosts, used } }, io);
  for (const each of set.named) if ("problem" in each) throw each.problem;
  const after: Lock = used;
  const file = path.relative(io.cwd, path.join(project.folder, lockFileName));
  const [text, written] = [lockText(after), await readFile(path.resolve(io.cwd, file), "utf8").catch(() => undefined)];
  if (after.size === 0 && written === undefined) return out.write("no schema refers to schemas of hosts\n");
  const count = `${after.size} schema${after.size === 1 ? "" : "s"} of hosts`;
  const head = text === written ? `${file} is up to date: ${count}` : `wrote ${file}: ${count}`;
  if (text !== written) await writeOutput(file, text, io, out);
  await out.write([head, ...changesOf(before, after)].map((line) => `${printable(line)}\n`).join(""));
}

/** A lock that is replaced need not be readable. */
function ignoreBroken(error: unknown, update: boolean): undefined {
  if (update && error instanceof Problem) return undefined;
  throw error;
}

/** The schemas of a project: its files, and those that its table of data names by URIs. */
async function schemasOfProject(config: ConfigOption, project: Project, io: Io): Promise<readonly string[]> {
  const { schemas: ofData } = await projectTable({ config }, io);
  return [...new Set([...project.schemas, ...ofData.filter(isUri)])];
}

function changesOf(before: Lock, after: Lock): readonly string[] {
  const uris = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return uris.flatMap((uri) => {
    const [old, fresh] = [before.get(uri), after.get(uri)];
    if (!old) return [`  added    ${uri}`];
    if (!fresh) return [`  removed  ${uri}`];
    return old.integrity === fresh.integrity ? [] : [`  changed  ${uri}`];
  });
}

async function fetchLocked({ hosts }: SchemasOptions, project: Project, io: Io, { out }: Streams): Promise<void> {
  const locked = await readLock(project.folder);
  if (!locked) throw new Problem(`there is no ${lockFileName}`, "argot schemas lock writes it");
  await remoteDocuments([...locked.keys()], { access: "fetch", hosts, used: new Map() }, project, io);
  await out.write(`all ${locked.size} schemas of ${lockFileName} are on this machine\n`);
}
