import { LimitError, SchemaError } from "argot";
import { versions } from "../dialects/document-dialect.js";
import { type CheckContext, uriOf } from "./check-context.js";
import { DocumentError } from "./document-error.js";
import type { DocumentPart } from "./document-set.js";
import { positioned } from "./positioned.js";

type SchemaPart = Omit<DocumentPart, "json">;

/** Maximum number of wrong schemas to find. */
const maxErrors = 100;

/**
 * Compiles schemas that may share most of their references: all at once, and if this fails, in halves to find the wrong
 * ones.
 *
 * @returns The schemas without errors, and the errors of the others, each once. The search ends after a maximum number
 * of wrong schemas.
 */
export function compileTogether<Part extends SchemaPart>(
  { argot, documents }: Pick<CheckContext, "argot" | "documents">,
  parts: readonly Part[],
): { readonly valid: readonly Part[]; readonly errors: readonly DocumentError[] } {
  const valid: Part[] = [];
  const errors: DocumentError[] = [];
  const pending = parts.length > 0 ? [parts] : [];
  for (let some = pending.pop(); some && errors.length < maxErrors; some = pending.pop()) {
    const uris = some.map(uriOf);
    const [only] = uris;
    const schema =
      uris.length === 1
        ? (only as string)
        : // Whatever the dialect of the document is: that of 3.0 has no "$schema".
          {
            $schema: versions["3.1"].schemas.uri,
            properties: Object.fromEntries(uris.map(($ref, i) => [i, { $ref }])),
          };
    try {
      positioned(argot, documents, () => argot.compile(schema));
      for (const each of some) valid.push(each);
    } catch (error) {
      // The schema that refers to all of them may itself exceed a limit.
      if (some.length > 1 && (error instanceof SchemaError || error instanceof LimitError)) {
        const half = some.length >> 1;
        pending.push(some.slice(half), some.slice(0, half));
      } else if (error instanceof DocumentError) errors.push(error);
      else throw error;
    }
  }
  // Schemas that refer to a wrong one have its error.
  return { valid, errors: [...new Map(errors.map((each) => [`${each.uri}#${each.pointer}`, each])).values()] };
}
