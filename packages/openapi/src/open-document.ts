import { load } from "@argot/core/internal";
import type { ReadDocument } from "@argot/core";
import { requireArgument, SchemaError } from "argot";
import { type Api, DescribedApi } from "./api/api.js";
import { addDocuments } from "./document/add-documents.js";
import { checkAdvice } from "./document/check-advice.js";
import { checkContext, checkDocument } from "./document/check-document.js";
import { DocumentError } from "./document/document-error.js";
import { DocumentSet, knownDocument } from "./document/document-set.js";
import type { OpenOptions } from "./document/options.js";
import { positioned } from "./document/positioned.js";

/**
 * Opens an OpenAPI description. It is checked: against the published schema of its version, and for references that lead nowhere,
 * identifiers and paths that are there twice, path parameters that are not declared, and discriminators that map to nothing. Schemas
 * are compiled when they are first needed.
 *
 * @param document - A value, or a text with positions, such as `parseSource` of `@argot/source-text` returns. Errors then have lines
 *   and columns.
 * @throws DocumentError for the first thing that is wrong.
 * @throws DefinitionError if an option is wrong.
 */
export function openDocument(document: unknown, options: OpenOptions = {}): Api {
  const opened = addDocuments(document, options);
  for (const problem of checkDocument(opened)) throw problem;
  return new DescribedApi(opened, options);
}

/**
 * Reads and opens an OpenAPI description, with the documents that it refers to, and those that these refer to. Argot itself reads no file
 * and fetches nothing: `read` decides which URIs it gets.
 *
 * @param uri - The absolute URI of the description, such as that of a file.
 * @param read - Returns the document of a URI, or a promise of it: what `openDocument` takes. `undefined` if there is none.
 * @throws DocumentError for the first thing that is wrong, also if a document cannot be had; `missing` names all such documents.
 * @throws DefinitionError if an option is wrong.
 */
export async function loadDocument(
  uri: string,
  read: ReadDocument,
  options: Omit<OpenOptions, "uri"> = {},
): Promise<Api> {
  requireArgument(typeof uri === "string", "loadDocument", "the URI of a description, a string", uri);
  const documents: Record<string, unknown> = { ...options.documents };
  let known = new DocumentSet(knownDocument(undefined, uri), []);
  const open = (): Api => {
    if (!Object.hasOwn(documents, uri))
      throw new SchemaError("unresolvable-reference", { uri, pointer: "" }, "there is no such document", {}, [uri]);
    const opened = addDocuments(documents[uri], { ...options, uri, documents });
    known = opened.documents;
    const problems = [...checkDocument(opened)];
    const missing = new Set(problems.flatMap((problem) => problem.missing));
    const first = problems.find((problem) => problem.missing.length > 0) ?? problems.at(0);
    if (first && missing.size > 0) throw new SchemaError(first.code, first, first.reason, {}, [...missing]);
    if (first) throw first;
    return new DescribedApi(opened, options);
  };
  try {
    return await load(open, (document, at) => void (documents[at] = document), read);
  } catch (error) {
    return positioned({ locate: () => undefined }, known, () => {
      throw error;
    });
  }
}

/**
 * Reports everything that is wrong with a document: all that is not valid against the published schema of its version; or else
 * references that lead nowhere, identifiers and paths that are there twice, path parameters that are not declared, and discriminators
 * that map to nothing; or else what does not keep it from being opened: examples and defaults that are not valid, scopes that are not
 * declared, and variables of servers that are not described or have a wrong default.
 *
 * @param document - A value, or a text with positions, such as `parseSource` of `@argot/source-text` returns.
 * @throws DefinitionError if an option is wrong.
 */
export function problemsOf(document: unknown, options: OpenOptions = {}): readonly DocumentError[] {
  try {
    const opened = addDocuments(document, options);
    const context = checkContext(opened);
    const problems = [...checkDocument(opened, context)];
    return problems.length > 0 ? problems : [...checkAdvice(context)];
  } catch (error) {
    if (error instanceof DocumentError) return [error];
    throw error;
  }
}
