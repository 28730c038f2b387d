import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { type Argot, SchemaError } from "argot";
import type { SchemaDocuments } from "./schema-documents.js";
import { isUri } from "./schema-name.js";

/** A missing document that a reference leads to. */
export interface MissingDocument {
  /** The URI of the document. */
  readonly uri: string;
  /** The reference as it is written. */
  readonly text: string;
  /** The document with the reference. */
  readonly from: string;
  /** JSON Pointer of the reference in it. */
  readonly pointer: string;
}

/** Adds documents that references lead to, round by round. */
export class References {
  readonly #documents: SchemaDocuments;
  readonly #folders: readonly string[];
  /** Files that could not be added. They leave their references without a target. */
  readonly #refused = new Set<string>();
  /** URIs of documents of hosts that were looked for. */
  readonly #asked = new Set<string>();

  /** @param folders - Only files in these folders, or below them, are added. */
  constructor(documents: SchemaDocuments, folders: readonly string[]) {
    this.#documents = documents;
    this.#folders = folders;
  }

  /** An index of the documents so far. */
  index(): SchemaIndex {
    const { files, argot } = this.#documents;
    return new SchemaIndex(
      Array.from(files.values(), ({ url, source }) => ({ uri: url, value: source.value })),
      argot,
    );
  }

  /**
   * Adds what the references in the documents lead to: files, and documents of hosts if there are no more files.
   *
   * @param roots - Documents of hosts that are wanted in any case.
   * @returns Whether there may be more.
   */
  async follow(index: SchemaIndex, roots: readonly string[]): Promise<boolean> {
    const documents = this.#documents;
    const files = referencedFiles(index, this.#folders, documents).filter((file) => !this.#refused.has(file));
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const file of files) if (!(await documents.addReferenced(file))) this.#refused.add(file);
    if (files.length > 0) return true;
    const remotes = missingRemotes(index, documents.argot, roots).filter((uri) => !this.#asked.has(uri));
    for (const uri of remotes) this.#asked.add(uri);
    return documents.addRemotes(remotes);
  }

  /** The documents that references lead to and that are not among those of an index, each once. */
  missing(index: SchemaIndex): readonly MissingDocument[] {
    return missingIn(index);
  }
}

/**
 * The files that references lead to, and that are not among the documents. They are found by a `file:` URL, or by the
 * path from the file that refers to them, which is the path from its `$id` to the URI.
 *
 * @param folders - Only files in these folders, or below them, are found.
 */
function referencedFiles(
  index: SchemaIndex,
  folders: readonly string[],
  { cwd }: { readonly cwd: string },
): readonly string[] {
  // Documents of hosts do not lead to files.
  const ofFiles = missingIn(index).filter(({ from }) => from.startsWith("file:"));
  const found = ofFiles.flatMap(({ uri, from, base }) => fileOf(besideFile(uri, base, from)) ?? []);
  const known = new Set(index.documents.map(({ uri }) => fileOf(uri)));
  return [...new Set(found)]
    .filter((file) => !known.has(file) && folders.some((folder) => isBelow(file, folder)) && existsSync(file))
    .map((file) => path.relative(cwd, file));
}

/**
 * The URIs of missing documents of hosts that references and `$schema` lead to, each once.
 *
 * @param roots - Further URIs that are wanted.
 */
function missingRemotes(index: SchemaIndex, argot: Argot, roots: readonly string[]): readonly string[] {
  const dialects = index.documents.flatMap(({ faults, resources }) =>
    faults.flatMap(({ code, pointer }) =>
      code === "unknown-dialect"
        ? (resources.find((each) => `${each.pointer}/$schema` === pointer)?.declaredDialect?.replace(/#.*$/s, "") ?? [])
        : [],
    ),
  );
  const unknown = roots
    .map((uri) => uri.replace(/#.*$/s, ""))
    .filter((uri) => !index.resourceOf(uri) && !isDialect(uri, argot));
  const all = [...unknown, ...missingIn(index).map(({ uri }) => uri), ...dialects];
  return [...new Set(all)].filter((uri) => isUri(uri) && URL.canParse(uri));
}

/** Whether a URI is that of a meta-schema that the engine knows. */
function isDialect(uri: string, argot: Argot): boolean {
  try {
    return argot.dialect(uri) !== undefined;
  } catch (error) {
    if (error instanceof SchemaError) return false;
    throw error;
  }
}

interface Missing extends MissingDocument {
  /** The base URI of the resource with the reference. */
  readonly base: string;
}

function missingIn({ schemas }: SchemaIndex): readonly Missing[] {
  const missing = new Map<string, Missing>();
  for (const { keywords, resource } of schemas)
    for (const { references } of keywords)
      for (const { uri, target, text, pointer } of references) {
        if (uri === undefined || target.kind !== "nothing" || !target.missesDocument) continue;
        const document = uri.replace(/#.*$/s, "");
        if (!missing.has(document))
          missing.set(document, { uri: document, text, from: resource.document.uri, pointer, base: resource.uri });
      }
  return [...missing.values()];
}

/** Resolves the path from the base URI of a file to a URI against the URL of the file. A `file:` URL stays as it is. */
function besideFile(uri: string, base: string, file: string): string {
  if (uri.startsWith("file:") || !URL.canParse(uri) || !URL.canParse(base) || !file.startsWith("file:")) return uri;
  const [to, from] = [new URL(uri), new URL(base)];
  if (to.origin !== from.origin || to.protocol !== from.protocol) return uri;
  const relative = path.posix.relative(path.posix.dirname(from.pathname), to.pathname);
  return new URL(relative, file).href;
}

function fileOf(url: string): string | undefined {
  if (!url.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(url);
  } catch {
    // A URL that no file can have.
    return undefined;
  }
}

function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith("..") && !path.isAbsolute(relative);
}
