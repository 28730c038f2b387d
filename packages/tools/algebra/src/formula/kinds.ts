import { JsonType, type TypeSet } from "@argot/core/plan";
import type { Kind } from "./formula.js";

export const kinds: readonly Kind[] = ["null", "boolean", "number", "string", "array", "object"];

/** The type of a JSON value. */
export function kindOf(value: unknown): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  if (type === "bigint") return "number";
  return type as Exclude<Kind, "null" | "array">;
}

/** The types of a plan that values of a type have. */
export const typesOfKind: Readonly<Record<Kind, TypeSet>> = {
  null: JsonType.null,
  boolean: JsonType.boolean,
  number: JsonType.number | JsonType.integer,
  string: JsonType.string,
  array: JsonType.array,
  object: JsonType.object,
};
