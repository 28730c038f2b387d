import { isObject, type JsonObject } from "@argot/core/keyword";
import type { CheckContext } from "./check-context.js";
import type { DocumentError } from "./document-error.js";
import type { DocumentPart } from "./document-set.js";

/**
 * Reports variables in the URLs of servers that are not described, and those whose default is none of their values.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#server-variable-object | OpenAPI 3.2, Server Variable Object}
 */
export function* checkServers(
  { documents }: CheckContext,
  { document, path, json }: DocumentPart,
): Iterable<DocumentError> {
  const { servers } = json as JsonObject;
  for (const [i, server] of (Array.isArray(servers) ? (servers as JsonObject[]) : []).entries()) {
    const at = [...path, "servers", String(i)];
    const variables = isObject(server["variables"]) ? server["variables"] : {};
    for (const [, name = ""] of (server["url"] as string).matchAll(/\{([^{}]*)\}/g))
      if (!Object.hasOwn(variables, name)) {
        const hint = documents.suggestionFor(name, () => Object.keys(variables));
        const reason = `the variable ${JSON.stringify(name)} of the URL is not described${hint}`;
        yield documents.error("unresolvable-reference", { document, path: [...at, "url"] }, reason);
      }
    for (const [name, variable] of Object.entries(variables) as [string, Readonly<Record<string, unknown>>][]) {
      const { enum: values, default: value } = variable;
      if (!Array.isArray(values) || values.includes(value)) continue;
      const place = { document, path: [...at, "variables", name, "default"] };
      const reason = `must be one of the values of the variable, ${values.map((each) => JSON.stringify(each)).join(", ")}`;
      yield documents.error("invalid-schema", place, reason);
    }
  }
}
