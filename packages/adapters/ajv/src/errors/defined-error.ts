import type { ErrorNoParams, ErrorObject } from "./error-object.js";

/** An error of a keyword of the specification: `keyword` tells which `params` it has. */
export type DefinedError =
  | ErrorNoParams<"false schema" | "not" | "anyOf">
  | ErrorObject<"type", { type: string | string[] }>
  | ErrorObject<"enum", { allowedValues: unknown[] }>
  | ErrorObject<"const", { allowedValue: unknown }>
  | ErrorObject<"oneOf", { passingSchemas: [number, number] | null }>
  | ErrorObject<"if", { failingKeyword: string }>
  | ErrorObject<"discriminator", { error: string; tag: string; tagValue: unknown }>
  | ErrorObject<"format", { format: string }>
  | ErrorObject<"pattern", { pattern: string }>
  | ErrorObject<"multipleOf", { multipleOf: number }>
  | ErrorObject<"uniqueItems", { i: number; j: number }>
  | ErrorObject<"contains", { minContains: number; maxContains?: number }>
  | ErrorObject<"required", { missingProperty: string }>
  | ErrorObject<"propertyNames", { propertyName: string }>
  | ErrorObject<"additionalProperties", { additionalProperty: string }>
  | ErrorObject<"unevaluatedProperties", { unevaluatedProperty: string }>
  | ErrorObject<
      "dependencies" | "dependentRequired",
      { property: string; missingProperty: string; depsCount: number; deps: string }
    >
  | ErrorObject<
      "maximum" | "minimum" | "exclusiveMaximum" | "exclusiveMinimum",
      { comparison: "<=" | ">=" | "<" | ">"; limit: number }
    >
  | ErrorObject<
      | "maxLength"
      | "minLength"
      | "maxItems"
      | "minItems"
      | "maxProperties"
      | "minProperties"
      | "items"
      | "additionalItems"
      | "unevaluatedItems",
      { limit: number }
    >;
