// Checks that security requirements name security schemes.
import { valueAt } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import type { OpenApiVersion } from "../dialects/document-dialect.js";
import { type CheckContext, reach } from "./check-context.js";
import { DocumentError } from "./document-error.js";
import type { DocumentPart, DocumentSet, KnownDocument } from "./document-set.js";
import { isReference } from "./walk-objects.js";

/**
 * Reports security requirements of a document or an operation that name no security scheme. A name is that of a
 * component of the first document, or of the document with the requirement. Since 3.2, other names are URIs of schemes.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#security-requirement-object | OpenAPI 3.2, Security Requirement Object}
 */
export function* checkSecurity(context: CheckContext, owner: DocumentPart): Iterable<DocumentError> {
  const { security } = owner.json as JsonObject;
  if (!Array.isArray(security)) return;
  const { documents, version } = context;
  const declares = [documents.entry, owner.document].map(securitySchemes);
  for (const [i, requirement] of (security as JsonObject[]).entries()) {
    for (const name of Object.keys(requirement)) {
      if (declares.some((schemes) => Object.hasOwn(schemes, name))) continue;
      const at = { document: owner.document, path: [...owner.path, "security", String(i), name] };
      const isUri = version === "3.2" && leadsToScheme(context, name, at);
      if (!isUri) yield documents.error("unresolvable-reference", at, reasonOf(context, name, declares));
    }
  }
}

/**
 * Reports scopes that no flow of their OAuth 2 scheme declares, and before 3.1 those of schemes that have none.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#security-requirement-object | OpenAPI 3.0, Security Requirement Object}
 */
export function* checkScopes({ documents, version }: CheckContext, owner: DocumentPart): Iterable<DocumentError> {
  const { security } = owner.json as JsonObject;
  for (const [i, requirement] of (Array.isArray(security) ? (security as JsonObject[]) : []).entries()) {
    for (const [name, scopes] of Object.entries(requirement) as [string, readonly string[]][]) {
      const at = { document: owner.document, path: [...owner.path, "security", String(i), name] };
      const scheme = schemeOf(documents, name, at);
      const declared = scheme && scopesOf(scheme, version);
      for (const [j, scope] of declared ? scopes.entries() : []) {
        if (declared?.has(scope)) continue;
        const hint = documents.suggestionFor(scope, () => declared ?? []);
        const reason = `the security scheme ${JSON.stringify(name)} declares no scope ${JSON.stringify(scope)}${hint}`;
        yield documents.error("unresolvable-reference", { ...at, path: [...at.path, String(j)] }, reason);
      }
    }
  }
}

/** The scheme that a requirement names, by name or since 3.2 by its URI. */
function schemeOf(documents: DocumentSet, name: string, at: Omit<DocumentPart, "json">): JsonObject | undefined {
  for (const document of [documents.entry, at.document]) {
    const schemes = securitySchemes(document);
    if (!Object.hasOwn(schemes, name)) continue;
    const json = (schemes as JsonObject)[name];
    const from = { document, path: ["components", "securitySchemes", name, "$ref"] };
    const found = json !== undefined && isReference(json) ? documents.find(json.$ref, from)?.json : json;
    return isObject(found) ? found : undefined;
  }
  const found = documents.find(name, at)?.json;
  return isObject(found) ? found : undefined;
}

/** The scopes that a scheme declares; `undefined` if it may have any. */
function scopesOf({ type, flows }: JsonObject, version: OpenApiVersion): ReadonlySet<string> | undefined {
  if (type !== "oauth2") return version === "3.0" && type !== "openIdConnect" ? new Set() : undefined;
  const scopes = Object.values(isObject(flows) ? flows : {}).flatMap((flow) =>
    isObject(flow) && isObject(flow["scopes"]) ? Object.keys(flow["scopes"]) : [],
  );
  return new Set(scopes);
}

const securitySchemes = ({ value }: KnownDocument): object => {
  const schemes = valueAt(value, ["components", "securitySchemes"]);
  return isObject(schemes) ? schemes : {};
};

function leadsToScheme(context: CheckContext, uri: string, from: Omit<DocumentPart, "json">): boolean {
  try {
    const part = context.documents.follow(uri, from);
    context.checker.check(part, "security-scheme", uri, from);
    reach(context, part, "security-scheme");
    return true;
  } catch (error) {
    if (error instanceof DocumentError) return false;
    throw error;
  }
}

function reasonOf({ version, documents }: CheckContext, name: string, declares: readonly object[]): string {
  const hint = documents.suggestionFor(name, () => declares.flatMap((schemes) => Object.keys(schemes)));
  return version === "3.2"
    ? `${JSON.stringify(name)} is neither the name of a security scheme nor leads to one${hint}`
    : `there is no security scheme ${JSON.stringify(name)} in components${hint}`;
}
