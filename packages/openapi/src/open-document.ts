import { type Api, DescribedApi } from "./api/api.js";
import { addDocuments } from "./document/add-documents.js";
import { checkDocument } from "./document/check-document.js";
import { DocumentError } from "./document/document-error.js";
import type { OpenOptions } from "./document/options.js";

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
 * Reports everything that is wrong with a document: all that is not valid against the published schema of its version; or else
 * references that lead nowhere, identifiers and paths that are there twice, path parameters that are not declared, and discriminators
 * that map to nothing.
 *
 * @param document - A value, or a text with positions, such as `parseSource` of `@argot/source-text` returns.
 * @throws DefinitionError if an option is wrong.
 */
export function problemsOf(document: unknown, options: OpenOptions = {}): readonly DocumentError[] {
  try {
    return [...checkDocument(addDocuments(document, options))];
  } catch (error) {
    if (error instanceof DocumentError) return [error];
    throw error;
  }
}
