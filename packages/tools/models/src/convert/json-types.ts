import { type Json, JsonType } from "@argot/core/keyword";

/** The names of JSON types. */
export const typeNames = ["object", "array", "string", "number", "integer", "boolean", "null"] as const;
/** The name of a JSON type. */
export type TypeName = (typeof typeNames)[number];

/** The types as bits. */
export const typeBits: Readonly<Record<TypeName, number>> = {
  object: JsonType.object,
  array: JsonType.array,
  string: JsonType.string,
  number: JsonType.number | JsonType.integer,
  integer: JsonType.number | JsonType.integer,
  boolean: JsonType.boolean,
  null: JsonType.null,
};

/** The narrowest type of a value. */
export function typeOf(value: Json): TypeName {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "bigint" || typeof value === "number")
    return Number.isInteger(Number(value)) ? "integer" : "number";
  return typeof value as TypeName;
}
