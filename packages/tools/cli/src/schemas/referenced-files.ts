import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type NamedDocument, SchemaIndex } from "@argot/schema-index";
import type { Argot } from "argot";

/** A document that a reference leads to, and that is not known. */
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

/** The documents that references lead to and that are not among the documents, each once. */
export function missingDocuments(documents: readonly NamedDocument[], argot: Argot): readonly MissingDocument[] {
  return missingIn(new SchemaIndex(documents, argot));
}

/**
 * The files that references lead to, and that are not among the documents. They are found by a `file:` URL, or beside the file that
 * refers to them if its `$id` is as far from the URI as the files are from one another.
 *
 * @param folders - Only files in these folders, or below them, are found.
 */
export function referencedFiles(
  index: SchemaIndex,
  folders: readonly string[],
  { cwd }: { readonly cwd: string },
): readonly string[] {
  const found = missingIn(index).flatMap(({ uri, from, base }) => fileOf(besideFile(uri, base, from)) ?? []);
  const known = new Set(index.documents.map(({ uri }) => fileOf(uri)));
  return [...new Set(found)]
    .filter((file) => !known.has(file) && folders.some((folder) => isBelow(file, folder)) && existsSync(file))
    .map((file) => path.relative(cwd, file));
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

/** The URL that lies to a file as a URI lies to the base URI of the file. A `file:` URL stays as it is. */
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
