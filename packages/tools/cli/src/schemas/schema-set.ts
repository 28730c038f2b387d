import path from "node:path";
import type { SchemaIndex } from "@argot/schema-tools/schema-index";
import type { SchemaSources } from "@argot/source-text/text";
import type { Argot } from "argot";
import { findInputs } from "../inputs/find-inputs.js";
import { Problem } from "../terminal/problem.js";
import { References } from "./referenced-files.js";
import { loadEngines } from "./regex.js";
import {
  type FaultHandling,
  NoSchema,
  SchemaDocuments,
  type SchemaFile,
  type SchemaIo,
  type SchemaOptions,
} from "./schema-documents.js";
import { isUri } from "./schema-name.js";

/** A name on the command line that means no schema. */
export interface UnusableSchema {
  readonly file: string;
  readonly problem: Problem;
}

/** Schemas of files, those that they refer to, and those of the project, indexed even if they have faults. */
export interface SchemaSet {
  readonly argot: Argot;
  readonly sources: SchemaSources;
  readonly index: SchemaIndex;
  /** The schemas on the command line, in order. */
  readonly named: readonly (SchemaFile | UnusableSchema)[];
  /** All files, by their URLs. */
  readonly files: ReadonlyMap<string, SchemaFile>;
}

/** A text with names of files in the place of their URLs, by which schemas without an identifier are known. */
export const withFileNames = (text: string, files: SchemaSet["files"]): string =>
  [...files.values()].reduce((named, { url, file }) => named.replaceAll(url, file), text);

/** Whether a file holds an object that is no schema, as far as its name says it. Such files are skipped in folders and globs. */
export const isOtherFile = (file: string): boolean => otherFiles.test(file);

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
  // Loads all engines, since the index and the linter compile all expressions.
  const [documents] = await Promise.all([SchemaDocuments.open(options, io, passingOver), loadEngines()]);
  const named = await addNamed(names, documents, io);
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the first problem is reported
  for (const file of [...documents.ofProject, ...(await documents.refFiles())]) await documents.add(file);
  const index = await withReferences(documents, [...names, ...options.refs].filter(isUri));
  const { argot, sources, files } = documents;
  const ofHosts = names.filter(isUri).map((uri) => {
    const document = index.documentOf(uri);
    const problem = new Problem(`no schema is known under ${uri}`, "allow its host (--allow-remote and --remote-host)");
    return (document && files.get(document.uri)) ?? { file: uri, problem };
  });
  return { argot, sources, index, named: [...named, ...ofHosts], files };
}

/** The index has the faults of documents, and duplicate names are found when texts are read. */
const passingOver: FaultHandling = { onDuplicates: () => Promise.resolve(), onFault: () => {} };

/** Adds the files that the command line names. */
async function addNamed(
  names: readonly string[],
  documents: SchemaDocuments,
  io: SchemaIo,
): Promise<readonly (SchemaFile | UnusableSchema)[]> {
  const named: (SchemaFile | UnusableSchema)[] = [];
  const inputs = await findInputs(
    names.filter((name) => !isUri(name)),
    undefined,
    io,
  );
  for (const input of inputs) {
    const isFound = !names.includes(input.data);
    if (isFound && isOtherFile(input.data)) continue;
    try {
      if ("problem" in input) throw input.problem;
      // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
      named.push(await documents.add(input.data));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      // A folder may hold data beside schemas.
      if (isFound && problem instanceof NoSchema) continue;
      named.push({ file: input.data, problem });
    }
  }
  return named;
}

/**
 * Adds documents that references lead to, until there are no more.
 *
 * @param uris - Documents of hosts that are wanted in any case.
 */
async function withReferences(documents: SchemaDocuments, uris: readonly string[]): Promise<SchemaIndex> {
  const { cwd, files } = documents;
  const folders = [cwd, ...Array.from(files.values(), ({ file }) => path.dirname(path.resolve(cwd, file)))];
  const references = new References(documents, folders);
  for (;;) {
    const index = references.index();
    // oxlint-disable-next-line no-await-in-loop -- each may refer to others
    if (!(await references.follow(index, uris))) return index;
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
