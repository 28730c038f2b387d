import { type Api, DescribedApi } from "./api/api.js";
import { checkDocument } from "./document/check-document.js";
import { openChecked } from "./document/open-document.js";
import type { OpenOptions } from "./document/options.js";

/**
 * Opens an OpenAPI description. It is checked: against the published schema of its version, and for references that lead nowhere,
 * identifiers and paths that are there twice, and discriminators that map to nothing. Schemas are compiled when they are first needed.
 *
 * @param document - A value, or a text with positions, such as `parseSource` of `@argot/source-text` returns. Errors then have lines
 *   and columns.
 * @throws DocumentError for the first thing that is wrong.
 * @throws DefinitionError if an option is wrong.
 */
export function openDocument(document: unknown, options: OpenOptions = {}): Api {
  const opened = openChecked(document, options);
  for (const problem of checkDocument(opened)) throw problem;
  return new DescribedApi(opened, options.otherDirection !== "allow");
}
