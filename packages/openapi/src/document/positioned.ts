import { encodeFragment, splitFragment, tokensOf } from "@argot/core/json";
import { type Argot, SchemaError } from "argot";
import { DocumentError } from "./document-error.js";
import type { DocumentSet } from "./document-set.js";

/**
 * Runs something that reads documents, and gives its errors their location in these.
 *
 * @throws DocumentError instead of SchemaError.
 */
export function positioned<A>(argot: Pick<Argot, "locate">, documents: DocumentSet, run: () => A): A {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SchemaError) || error instanceof DocumentError) throw error;
    const { uri, pointer, code, reason, cause } = error;
    const located = argot.locate(`${uri}#${encodeFragment(pointer)}`) ?? {
      document: splitFragment(uri).resource,
      pointer,
    };
    const document = documents.documentOf(located.document);
    if (!document) throw error;
    throw documents.error(code, { document, path: tokensOf(located.pointer) ?? [] }, reason, { cause });
  }
}
