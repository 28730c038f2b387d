import path from "node:path";
import { SchemaIndex } from "@argot/schema-index";
import { SchemaSources, type SourceText } from "@argot/source-text/text";
import { type Argot, SchemaError } from "argot";
import { findInputs } from "../inputs/find-inputs.js";
import { duplicateNames } from "../inputs/parse.js";
import type { Finding } from "../reports/finding.js";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { isUri, readSchema, refFiles, type SchemaOptions, urlOf } from "./load-schema.js";
import { loadProject } from "./project.js";
import { referencedFiles } from "./referenced-files.js";

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
  /(?:^|[\\/])(?:package(?:-lock)?\.json|[tj]sconfig[^\\/]*\.json|argot\.config\.json|[^\\/]*\.test\.[^.\\/]+)$/;

/**
 * Reads the schemas that the command line names, all that they refer to in files below the working directory or beside
 * them, and those of the project.
 * Unlike `withSchema`, it does not stop at the first fault.
 *
 * @param names - Files, folders and globs.
 * @throws Problem if the configuration cannot be used, or a file of it or of `--ref` cannot be read.
 */
export async function loadSchemaSet(
  names: readonly string[],
  options: SchemaOptions,
  io: Pick<Io, "stdin" | "cwd">,
): Promise<SchemaSet> {
  const { argot, schemas } = await loadProject(options, io);
  const files = new Map<string, SchemaFile>();
  const add = async (file: string): Promise<SchemaFile> => {
    const url = urlOf(file, io.cwd);
    const known = files.get(url);
    if (known) return known;
    const { value, source: sourceOf } = await readSchema(file, io);
    if (typeof value !== "boolean" && (typeof value !== "object" || value === null || Array.isArray(value)))
      throw new NoSchema(`${file} holds no schema`, "a schema is an object, true or false");
    const source = sourceOf();
    const added = { file, url, source, warnings: duplicateNames(source, file) };
    files.set(url, added);
    return added;
  };
  const named: (SchemaFile | UnusableSchema)[] = [];
  for (const input of await findInputs(names, undefined, io)) {
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
  const index = await withReferences(files, argot, add, io);
  const sources = new SchemaSources(argot);
  for (const { source, url } of files.values()) {
    try {
      sources.add(source, url);
    } catch (error) {
      // The index has the fault.
      if (!(error instanceof SchemaError)) throw error;
    }
  }
  return { argot, sources, index, named, files };
}

/** Adds files that references lead to, until there are no more. */
async function withReferences(
  files: ReadonlyMap<string, SchemaFile>,
  argot: Argot,
  add: (file: string) => Promise<SchemaFile>,
  io: Pick<Io, "cwd">,
): Promise<SchemaIndex> {
  const folders = [io.cwd, ...Array.from(files.values(), ({ file }) => path.dirname(path.resolve(io.cwd, file)))];
  // A file that is no schema leaves the reference without a target, which is reported.
  const refused = new Set<string>();
  for (;;) {
    const index = new SchemaIndex(
      Array.from(files.values(), ({ url, source }) => ({ uri: url, value: source.value })),
      argot,
    );
    const found = referencedFiles(index, folders, io).filter((file) => !refused.has(file));
    if (found.length === 0) return index;
    for (const file of found) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- in order
        await add(file);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        refused.add(file);
      }
    }
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
