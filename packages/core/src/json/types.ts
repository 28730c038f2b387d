/**
 * A JSON value in JavaScript. A BigInt is a number: an integer that a JavaScript number may not hold exactly.
 */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;

/** A JSON object. Its own enumerable properties count, except those that are `undefined`. */
export interface JsonObject {
  /** Values by property name. */
  readonly [name: string]: Json;
}

/** Whether a value is a JSON object: an object that is neither `null` nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value has the form of a schema: an object or a boolean. */
export const canBeSchema = (value: unknown): boolean => isObject(value) || typeof value === "boolean";

/**
 * The JSON types as bits. `|` joins several into a {@link TypeSet}.
 *
 * `integer` is a bit beside `number`: a number without a fractional part has both.
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
 * The types of a value. A value that is not JSON (`undefined`, a function, a symbol, `NaN`, `Infinity`) has none: no `type` accepts
 * it, and only rules for every type apply to it.
 */
export function typesOf(value: unknown): TypeSet {
  switch (typeof value) {
    case "string":
      return JsonType.string;
    case "number":
      if (Number.isInteger(value)) return JsonType.number | JsonType.integer;
      return Number.isFinite(value) ? JsonType.number : 0;
    case "bigint":
      return JsonType.number | JsonType.integer;
    case "boolean":
      return JsonType.boolean;
    case "object":
      return value === null ? JsonType.null : Array.isArray(value) ? JsonType.array : JsonType.object;
    case "undefined":
    case "function":
    case "symbol":
      return 0;
  }
}

/** The name of a value's most specific type, for messages; of `NaN` and the infinities, the value. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number")
    return Number.isInteger(value) ? "integer" : Number.isFinite(value) ? "number" : String(value);
  if (typeof value === "bigint") return "integer";
  return typeof value;
}

const bitsByName: readonly (readonly [string, TypeSet])[] = Object.entries(JsonType).filter(([name]) => name !== "any");

/** The names of the types in a set, without `integer` if the set has `number`. */
export function typeNames(types: TypeSet): string[] {
  const found: string[] = [];
  for (const [name, bit] of bitsByName) {
    if ((types & bit) !== 0 && (bit !== JsonType.integer || (types & JsonType.number) === 0)) found.push(name);
  }
  return found;
}
