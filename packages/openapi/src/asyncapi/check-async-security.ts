// Security of servers and operations: lists of security schemes, most of them references.
import { valueAt } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import { DocumentError } from "../document/document-error.js";
import type { AsyncDocument } from "./async-document.js";
import { followed } from "./followed.js";
import { checkKind, securitySchemeKind } from "./check-kind.js";

/** The objects that may have security: paths to the objects that have them by name. */
const owners: readonly (readonly string[])[] = [
  ["servers"],
  ["operations"],
  ["components", "servers"],
  ["components", "operations"],
  ["components", "operationTraits"],
];

/**
 * References of security that lead nowhere, or to something other than a security scheme.
 *
 * @see {@link https://www.asyncapi.com/docs/reference/specification/v3.0.0#securitySchemeObject | AsyncAPI 3.0, Security Scheme Object}
 */
export function* checkAsyncSecurity(document: AsyncDocument): Iterable<DocumentError> {
  for (const path of securityPaths(document.json)) {
    const { entry } = document.documents;
    const json = valueAt(document.json, path) as JsonObject;
    try {
      const part = followed(document, { document: entry, path, json });
      // Only references are checked here; the published schema checks the rest.
      if (part.json !== json) yield* checkKind(document, securitySchemeKind, part, path);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      yield error;
    }
  }
}

/** The locations where security schemes are listed or referred to. */
function* securityPaths(root: JsonObject): Iterable<readonly string[]> {
  for (const outer of owners)
    for (const [name, owner] of Object.entries(objectAt(root, outer))) {
      yield* listed(owner, [...outer, name]);
      const traits = isObject(owner) && Array.isArray(owner["traits"]) ? owner["traits"] : [];
      for (const [i, trait] of traits.entries()) yield* listed(trait, [...outer, name, "traits", String(i)]);
    }
  for (const name of Object.keys(objectAt(root, ["components", "securitySchemes"])))
    yield ["components", "securitySchemes", name];
}

function objectAt(root: JsonObject, path: readonly string[]): JsonObject {
  const json = valueAt(root, path);
  return isObject(json) ? (json as JsonObject) : {};
}

function* listed(owner: unknown, path: readonly string[]): Iterable<readonly string[]> {
  const security = isObject(owner) && Array.isArray(owner["security"]) ? owner["security"] : [];
  for (const i of security.keys()) yield [...path, "security", String(i)];
}
