/** The message for an object that contains itself. */
export const containsItself = "The schema contains itself: refer to a schema with `$ref` instead.";

/**
 * A copy of a schema that is JSON. Ajv takes objects with members that are not: `undefined` is left out as if the member were
 * absent, functions and such are replaced by `null`, and objects of classes are their own enumerable properties.
 *
 * @throws TypeError if the value contains itself.
 */
export function toJson(value: unknown, within: ReadonlySet<unknown> = new Set()): unknown {
  if (typeof value !== "object" || value === null) return isScalar(value) ? value : null;
  if (within.has(value)) throw new TypeError(containsItself);
  const inner = new Set(within).add(value);
  if (Array.isArray(value)) return value.map((each: unknown) => toJson(each, inner));
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    // Assignment would change the prototype.
    if (member !== undefined)
      Object.defineProperty(copy, name, {
        value: toJson(member, inner),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  return copy;
}

const isScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === "string" ||
  typeof value === "boolean" ||
  typeof value === "bigint" ||
  (typeof value === "number" && Number.isFinite(value));
