import { encodeFragment, splitFragment, tokensOf } from "@argot/core/json";
import { type Argot, SchemaError } from "argot";
import { DocumentError } from "./document-error.js";
import type { DocumentSet } from "./document-set.js";

/**
 * Runs a function that reads documents, and adds locations in these to its errors.
 *
 * @throws DocumentError instead of SchemaError.
 */
export function positioned<A>(argot: Pick<Argot, "locate">, documents: DocumentSet, run: () => A): A {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SchemaError) || error instanceof DocumentError) throw error;
    const { uri, pointer, code, reason, cause, missing } = error;
    const located = argot.locate(`${uri}#${encodeFragment(pointer)}`) ?? {
      document: splitFragment(uri).resource,
      pointer,
    };
    const document = documents.documentOf(located.document);
    if (!document) throw error;
    throw documents.error(code, { document, path: tokensOf(located.pointer) ?? [] }, reason, { cause }, missing);
  }
}
