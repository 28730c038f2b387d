/**
 * A JSON value as JavaScript holds it. A BigInt is a number: an integer that the numbers of JavaScript may be too coarse for.
 */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;

/** A JSON object: only its own enumerable properties count, and of these only those that are not `undefined`. */
export interface JsonObject {
  /** Member values by name. */
  readonly [name: string]: Json;
}

/** Whether a value is an object in JSON's sense: not null, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A set of JSON types as bits, so that a rule's types and a value's types meet in one `&`.
 *
 * `integer` is a bit of its own beside `number`: a number without a fractional part carries both.
 */
export const JsonType = {
  null: 1,
  boolean: 2,
  number: 4,
  string: 8,
  array: 16,
  object: 32,
  integer: 64,
  any: 127,
} as const;

/** A union of the bits of {@link JsonType}. */
export type TypeSet = number;

/**
 * The types of a value. A value that JSON does not know (`undefined`, a function, a symbol) has none: it satisfies no
 * `type` and no keyword applies to it. `Infinity`, which is what parsing 1e400 gives, and `NaN` are numbers.
 */
export function typesOf(value: unknown): TypeSet {
  switch (typeof value) {
    case "string":
      return JsonType.string;
    case "number":
      return Number.isInteger(value) ? JsonType.number | JsonType.integer : JsonType.number;
    case "bigint":
      return JsonType.number | JsonType.integer;
    case "boolean":
      return JsonType.boolean;
    case "object":
      return value === null ? JsonType.null : Array.isArray(value) ? JsonType.array : JsonType.object;
    default:
      return 0;
  }
}

/** The name of a value's most specific type as a person would say it. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  if (typeof value === "bigint") return "integer";
  return typeof value;
}

const names: readonly (readonly [string, TypeSet])[] = Object.entries(JsonType).filter(([name]) => name !== "any");

/** The names of the types in a set, `integer` left out where `number` already says it. */
export function typeNames(types: TypeSet): string[] {
  const found: string[] = [];
  for (const [name, bit] of names) {
    if ((types & bit) !== 0 && (bit !== JsonType.integer || (types & JsonType.number) === 0)) found.push(name);
  }
  return found;
}
