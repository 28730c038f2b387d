// Checks that security requirements name security schemes.
import { isObject, type JsonObject } from "@argot/core/keyword";
import { type CheckContext, reach } from "./check-context.js";
import { DocumentError } from "./document-error.js";
import { type DocumentPart, type KnownDocument, valueAt } from "./document-set.js";

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
