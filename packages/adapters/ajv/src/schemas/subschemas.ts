import { isObject } from "@argot/core/keyword";

const single: ReadonlySet<string> = new Set([
  "additionalItems",
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
const listed: ReadonlySet<string> = new Set(["allOf", "anyOf", "items", "oneOf", "prefixItems"]);
const named: ReadonlySet<string> = new Set([
  "$defs",
  "definitions",
  "dependencies",
  "dependentSchemas",
  "patternProperties",
  "properties",
]);

/** A subschema of a schema object, and the way to it. */
export interface Subschema {
  readonly schema: unknown;
  /** The name of the keyword, and within its value a name or an index. */
  readonly path: readonly [keyword: string, ...within: string[]];
}

/** The subschemas of a schema object, at the keywords of all drafts. */
export function subschemasOf(schema: Readonly<Record<string, unknown>>): Subschema[] {
  const found: Subschema[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (Array.isArray(value)) {
      if (listed.has(keyword))
        for (const [i, each] of value.entries()) found.push({ schema: each, path: [keyword, String(i)] });
    } else if (named.has(keyword)) {
      if (isObject(value))
        for (const [name, each] of Object.entries(value))
          if (!Array.isArray(each)) found.push({ schema: each, path: [keyword, name] });
    } else if (single.has(keyword)) found.push({ schema: value, path: [keyword] });
  }
  return found;
}
