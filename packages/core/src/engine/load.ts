import { requireArgument } from "../errors/check-arguments.js";
import { SchemaError } from "../errors/schema-error.js";

/**
 * Gets a document for `load`.
 *
 * @param uri - The absolute URI of the document, without a fragment.
 * @returns The document, or a promise of it; `undefined` if there is none.
 */
export type ReadDocument = (uri: string) => unknown;

/** A document that could not be had, and why. */
interface Unread {
  readonly uri: string;
  readonly error: unknown;
}

/**
 * Compiles a schema, and adds the documents that are missing until none is. The documents that one attempt finds missing are read at the
 * same time.
 *
 * @param compile - Compiles the schema with the documents that were added.
 * @throws SchemaError if the schema cannot be used, or documents cannot be had, all of which it names.
 */
export async function load<Compiled>(
  compile: () => Compiled,
  add: (document: unknown, uri: string) => unknown,
  read: ReadDocument,
): Promise<Compiled> {
  requireArgument(typeof read === "function", "load", "a function that gets the document of a URI", read);
  const added = new Set<string>();
  for (;;) {
    try {
      return compile();
    } catch (error) {
      const missing = error instanceof SchemaError ? error.missing.filter((uri) => !added.has(uri)) : [];
      if (missing.length === 0) throw error;
      // oxlint-disable-next-line no-await-in-loop -- documents may refer to others
      await readAll(error as SchemaError, missing, read, (document, uri) => {
        add(document, uri);
        added.add(uri);
      });
    }
  }
}

/** Reads documents, and adds them in the order of their URIs in `missing`. */
async function readAll(
  compileError: SchemaError,
  missing: readonly string[],
  read: ReadDocument,
  add: (document: unknown, uri: string) => void,
): Promise<void> {
  const unread: Unread[] = [];
  const documents = await Promise.all(
    missing.map(async (uri) => {
      try {
        return await read(uri);
      } catch (reason) {
        unread.push({ uri, error: reason });
        return undefined;
      }
    }),
  );
  for (const [i, uri] of missing.entries()) {
    const document = documents[i];
    if (document !== undefined) add(document, uri);
    else if (!unread.some((each) => each.uri === uri)) unread.push({ uri, error: undefined });
  }
  if (unread.length > 0) throw unreadError(compileError, unread);
}

function unreadError(error: SchemaError, unread: readonly Unread[]): SchemaError {
  const texts = unread.map(({ uri, error: reason }) =>
    reason === undefined ? `${uri} (there is none)` : `${uri} (${reason instanceof Error ? reason.message : "failed"})`,
  );
  const cause = unread.find((each) => each.error !== undefined)?.error;
  return new SchemaError(
    error.code,
    error,
    `documents that the schema refers to cannot be had: ${texts.join(", ")}`,
    { cause },
    unread.map(({ uri }) => uri),
  );
}
