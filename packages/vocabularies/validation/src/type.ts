import {
  typedKeyword,
  oneOfShapes,
  is,
  type Json,
  type Keyword,
  listOf,
  simpleShape,
  refined,
  type Shape,
  JsonType,
} from "@argot/core/keyword";
import { distinct } from "./shapes.js";

/** The name of a JSON type. */
export type TypeName = "array" | "boolean" | "integer" | "null" | "number" | "object" | "string";

const known: readonly Json[] = [
  "array",
  "boolean",
  "integer",
  "null",
  "number",
  "object",
  "string",
] satisfies TypeName[];

const typeName: Shape<TypeName> = simpleShape(
  'a type name ("array", "boolean", "integer", "null", "number", "object" or "string")',
  (json): json is TypeName => known.includes(json),
);

const typeNames: Shape<TypeName[]> = refined(
  listOf(typeName, "type names", "nonEmpty"),
  "a non-empty array of distinct type names",
  distinct,
);

/**
 * `type`: the JSON type of a value, or several of which it has one. A number without a fractional part is an `integer`.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.1 | 2020-12 validation, 6.1.1}
 */
export const type: Keyword<TypeName | TypeName[]> = typedKeyword({
  id: "https://json-schema.org/keyword/type",
  value: oneOfShapes((value) => !Array.isArray(value), typeName, typeNames),
  predicate: (wanted) => is([wanted].flat().reduce((types, name) => types | JsonType[name], 0)),
  message: {
    one: "must be {value:text}, is {actual:text}",
    several: "must be one of {value:text}, is {actual:text}",
  },
  variant: ({ value }) => (typeof value === "string" || value.length === 1 ? "one" : "several"),
});
