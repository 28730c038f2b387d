// Checks that the operations of links exist.
import type { JsonObject } from "@argot/core/keyword";
import type { CheckContext } from "./check-context.js";
import type { DocumentError } from "./document-error.js";

/**
 * Reports links to operations that no path, webhook or callback has.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#link-object | OpenAPI 3.2, Link Object}
 */
export function* checkLinks({ documents, links, operationIds }: CheckContext): Iterable<DocumentError> {
  for (const { document, path, json } of links) {
    const { operationId } = json as JsonObject;
    if (typeof operationId !== "string" || operationIds.has(operationId)) continue;
    const hint = documents.suggestionFor(operationId, () => operationIds.keys());
    const reason = `there is no operation with the operationId ${JSON.stringify(operationId)}${hint}`;
    yield documents.error("unresolvable-reference", { document, path: [...path, "operationId"] }, reason);
  }
}
