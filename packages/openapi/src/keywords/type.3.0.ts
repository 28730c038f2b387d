import { typedKeyword, is, type Json, JsonType, type Keyword, type Shape, simpleShape } from "@argot/core/keyword";
import { nullAllowed } from "./nullable.js";

/** The name of a type in 3.0, which has no "null". */
export type TypeName30 = "array" | "boolean" | "integer" | "number" | "object" | "string";

const names: readonly Json[] = ["array", "boolean", "integer", "number", "object", "string"] satisfies TypeName30[];

const typeName: Shape<TypeName30, TypeName30> = simpleShape(
  'a type name ("array", "boolean", "integer", "number", "object" or "string")',
  (json): json is TypeName30 => names.includes(json),
);

/**
 * `type` in 3.0: one type, or null as well if `nullable` says so.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#data-types | OpenAPI 3.0, Data Types}
 */
export const type30: Keyword<TypeName30> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/type",
  value: typeName,
  predicate: (name, k) => is(JsonType[name] | (k.read(nullAllowed) === true ? JsonType.null : 0)),
  message: {
    one: "must be {value:text}, is {actual:text}",
    nullable: "must be {value:text} or null, is {actual:text}",
  },
  variant: (k) => (k.read(nullAllowed) === true ? "nullable" : "one"),
});
