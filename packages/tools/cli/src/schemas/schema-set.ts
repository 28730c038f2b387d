import path from "node:path";
import { SchemaIndex } from "@argot/schema-index";
import { SchemaSources, type SourceText } from "@argot/source-text/text";
import { type Argot, SchemaError } from "argot";
import { findInputs } from "../inputs/find-inputs.js";
import { duplicateNames } from "../inputs/parse.js";
import type { Datum } from "../inputs/datum.js";
import type { Finding } from "../reports/finding.js";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { isSchema, readSchema, refFiles, remoteDatum, type SchemaIo, type SchemaOptions } from "./load-schema.js";
import { loadEngines } from "./regex.js";
import { isUri, urlOf } from "./schema-name.js";
import { loadProject } from "./project.js";
import { missingRemotes, referencedFiles } from "./referenced-files.js";

/** A file with a schema. */
export interface SchemaFile {
  /** The name, relative to the working directory. */
  readonly file: string;
  /** The URL that it is known by. */
  readonly url: string;
  readonly source: SourceText;
  /** Warnings about the text. */
  readonly warnings: readonly Finding[];
}

/** A name on the command line that means no schema. */
export interface UnusableSchema {
  readonly file: string;
  readonly problem: Problem;
}

/** Schemas of files, those that they refer to, and those of the project. Each is understood as far as it can be. */
export interface SchemaSet {
  readonly argot: Argot;
  readonly sources: SchemaSources;
  readonly index: SchemaIndex;
  /** What the command line names, in order. */
  readonly named: readonly (SchemaFile | UnusableSchema)[];
  /** All files, by their URLs. */
  readonly files: ReadonlyMap<string, SchemaFile>;
}

/** A file that holds neither an object nor a boolean. */
class NoSchema extends Problem {}

/** Files that are objects and no schemas. They are passed over in folders and globs. */
const otherFiles =
  /(?:^|[\\/])(?:package(?:-lock)?\.json|[tj]sconfig[^\\/]*\.json|argot\.(?:config|lock)\.json|[^\\/]*\.test\.[^.\\/]+)$/;

/**
 * Reads the schemas that the command line names, all that they refer to in files below the working directory or beside
 * them, and those of the project.
 * Unlike `withSchema`, it does not stop at the first fault.
 *
 * @param names - Files, folders, globs, and URIs.
 * @throws Problem if the configuration cannot be used, or a file of it or of `--ref` cannot be read.
 */
export async function loadSchemaSet(
  names: readonly string[],
  options: SchemaOptions,
  io: SchemaIo,
): Promise<SchemaSet> {
  // The index and the linter try all expressions.
  const [project] = await Promise.all([loadProject(options, io), loadEngines()]);
  const { argot, schemas } = project;
  const sources = new SchemaSources(argot);
  const files = new Map<string, SchemaFile>();
  const add = async (file: string): Promise<SchemaFile> => {
    const url = urlOf(file, io.cwd);
    const known = files.get(url);
    if (known) return known;
    return addDatum(await readSchema(file, io), url);
  };
  const addDatum = ({ value, source: sourceOf, data: file }: Datum, url: string): SchemaFile => {
    if (!isSchema(value)) throw new NoSchema(`${file} holds no schema`, "a schema is an object, true or false");
    const source = sourceOf();
    const added = { file, url, source, warnings: duplicateNames(source, file) };
    files.set(url, added);
    try {
      sources.add(source, url);
    } catch (error) {
      // The index has the fault.
      if (!(error instanceof SchemaError)) throw error;
    }
    return added;
  };
  const addRemotes = async (missing: readonly string[]): Promise<boolean> => {
    if (missing.length === 0) return false;
    const { remoteDocuments } = await import("../remote/remote-documents.js");
    const found = await remoteDocuments(missing, options.remote, project, io);
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const document of found) addDatum(await remoteDatum(document), document.uri);
    return found.length > 0;
  };
  const uris = [...names, ...options.refs].filter(isUri);
  const named: (SchemaFile | UnusableSchema)[] = [];
  for (const input of await findInputs(
    names.filter((name) => !isUri(name)),
    undefined,
    io,
  )) {
    const isFound = !names.includes(input.data);
    if (isFound && otherFiles.test(input.data)) continue;
    try {
      if ("problem" in input) throw input.problem;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      named.push(await add(input.data));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // A folder may hold data beside schemas.
      if (isFound && problem instanceof NoSchema) continue;
      named.push({ file: input.data, problem });
    }
  }
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first problem is reported
  for (const file of [...schemas, ...(await refFiles(options.refs, io))]) await add(file);
  const index = await withReferences(files, argot, uris, { add, addRemotes }, io);
  for (const uri of names.filter(isUri)) {
    const document = index.documentOf(uri);
    const problem = new Problem(`no schema is known under ${uri}`, "allow its host (--allow-remote and --remote-host)");
    named.push((document && files.get(document.uri)) ?? { file: uri, problem });
  }
  return { argot, sources, index, named, files };
}

/** What adds documents to a set. */
interface Adding {
  readonly add: (file: string) => Promise<SchemaFile>;
  /** Returns whether there are any. */
  readonly addRemotes: (uris: readonly string[]) => Promise<boolean>;
}

/**
 * Adds documents that references lead to, until there are no more.
 *
 * @param uris - Documents of hosts that are wanted in any case.
 */
async function withReferences(
  files: ReadonlyMap<string, SchemaFile>,
  argot: Argot,
  uris: readonly string[],
  { add, addRemotes }: Adding,
  io: Pick<Io, "cwd">,
): Promise<SchemaIndex> {
  const folders = [io.cwd, ...Array.from(files.values(), ({ file }) => path.dirname(path.resolve(io.cwd, file)))];
  // A file that is no schema leaves the reference without a target, which is reported.
  const refused = new Set<string>();
  const asked = new Set<string>();
  for (;;) {
    const index = new SchemaIndex(
      Array.from(files.values(), ({ url, source }) => ({ uri: url, value: source.value })),
      argot,
    );
    const found = referencedFiles(index, folders, io).filter((file) => !refused.has(file));
    for (const file of found) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- in order
        await add(file);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.add(file);
      }
    }
    if (found.length > 0) continue;
    const missing = missingRemotes(index, argot, uris).filter((uri) => !asked.has(uri));
    for (const uri of missing) asked.add(uri);
    // oxlint-disable-next-line no-await-in-loop -- each may refer to others
    if (!(await addRemotes(missing))) return index;
  }
}

/**
 * The URL of the only schema that a command works with.
 *
 * @throws Problem if the name means no schema, or several.
 */
export function onlySchema({ named, index }: SchemaSet, name: string): string {
  if (isUri(name) && index.documentOf(name)) return name;
  const [first, second] = named;
  if (first && "problem" in first) throw first.problem;
  if (!first) throw new Problem(`no schema is known under ${name}`, "name its file, or give it with --ref");
  if (second) throw new Problem(`${name} names several schemas`, "name one file");
  return first.url;
}
