import { isObject } from "@argot/core/keyword";

const references: ReadonlySet<string> = new Set([
  "$ref",
  "$recursiveRef",
  "$recursiveAnchor",
  "$dynamicRef",
  "$dynamicAnchor",
]);

/**
 * Whether Ajv inlines a schema in place of references to it, rather than compiling a function for it. In errors, the
 * path of an inlined schema continues that of the reference; that of a function begins again.
 *
 * @param limit - The option `inlineRefs`.
 */
export function isInlined(schema: unknown, limit: boolean | number): boolean {
  if (!isObject(schema)) return true;
  if (limit === true) return !refers(schema);
  return limit !== false && limit !== 0 && countKeywords(schema) <= limit;
}

/** Whether schemas have references. Schemas do not change after they are compiled, so the results are kept. */
const known = new WeakMap<object, boolean>();

function refers(schema: object): boolean {
  let has = known.get(schema);
  if (has === undefined) known.set(schema, (has = hasReference(schema)));
  return has;
}

function hasReference(schema: object): boolean {
  for (const [name, value] of Object.entries(schema)) {
    if (references.has(name)) return true;
    if (
      Array.isArray(value)
        ? value.some((each) => isObject(each) && hasReference(each))
        : isObject(value) && hasReference(value)
    )
      return true;
  }
  return false;
}

/** Keywords with a plain value, each of which counts as one. */
const simple: ReadonlySet<string> = new Set([
  "type",
  "format",
  "pattern",
  "maxLength",
  "minLength",
  "maxProperties",
  "minProperties",
  "maxItems",
  "minItems",
  "maximum",
  "minimum",
  "uniqueItems",
  "multipleOf",
  "required",
  "enum",
  "const",
]);

function countKeywords(schema: object): number {
  let count = 0;
  for (const [name, value] of Object.entries(schema)) {
    if (name === "$ref") return Infinity;
    count++;
    if (simple.has(name)) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isObject(each)) count += countKeywords(each);
    if (count === Infinity) return Infinity;
  }
  return count;
}
