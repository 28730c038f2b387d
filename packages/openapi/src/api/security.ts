import type { JsonObject } from "@argot/core/keyword";
import type { Described, DescribedObject } from "./described.js";

/** A security scheme that requests for an operation have to satisfy. */
export interface SecurityRequirement {
  /** The name of the scheme, as the requirement has it. */
  readonly name: string;
  /** The security scheme object. */
  readonly scheme: JsonObject;
  /** The scopes or roles that the requirement lists. */
  readonly scopes: readonly string[];
}

/** Schemes that a request has to satisfy together. Empty if it needs no credentials. */
export type SecurityAlternative = readonly SecurityRequirement[];

/**
 * The alternatives of an operation: its own, or else those of the document.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#security-requirement-object | OpenAPI 3.2, Security Requirement Object}
 */
export function securityOf(described: Described, operation: DescribedObject): readonly SecurityAlternative[] {
  const owner = Object.hasOwn(operation.json, "security") ? operation : described.root;
  const { security } = owner.json;
  if (!Array.isArray(security)) return [];
  return (security as Readonly<Record<string, readonly string[]>>[]).map((alternative, i) =>
    Object.entries(alternative).map(([name, scopes]) => {
      const at = [...owner.path, "security", String(i), name];
      return { name, scopes, scheme: schemeOf(described, name, { ...owner, path: at }) };
    }),
  );
}

/** A scheme by its name in the first document or in that of the requirement, or since 3.2 by its URI. */
function schemeOf(described: Described, name: string, from: DescribedObject): JsonObject {
  const { root } = described;
  const own = { ...root, document: from.document, json: from.document.value as JsonObject };
  for (const document of [root, own]) {
    const found = described.at(document, ["components", "securitySchemes", name], "security-scheme");
    if (found) return found.json;
  }
  return described.target(name, from, "security-scheme").json;
}
