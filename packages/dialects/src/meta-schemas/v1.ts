import type { MetaSchema } from "./meta-schema.js";

// The characters of XML's NCName, in the syntax of regular expressions.
const letters =
  "\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F" +
  "\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";
const plainName = `[_A-Za-z${letters}][-_A-Za-z0-9.${letters}\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*`;

/**
 * The meta-schema of v1, as it stands while v1 is not released.
 *
 * @see https://github.com/json-schema-org/json-schema-spec/blob/main/specs/meta/meta.schema.json
 */
export const metaSchema: MetaSchema = {
  $schema: "https://json-schema.org/v1",
  $id: "https://json-schema.org/v1/2026",
  $dynamicAnchor: "meta",
  title: "JSON Schema Core and Validation specification meta-schema",
  type: ["object", "boolean"],
  properties: {
    $id: { $ref: "#/$defs/iriReferenceString", $comment: "Fragments not allowed.", pattern: "^[^#]*$" },
    $schema: { $ref: "#/$defs/iriString", $comment: "Fragments not allowed.", pattern: "^[^#]*$" },
    $ref: { $ref: "#/$defs/iriReferenceString" },
    $anchor: { $ref: "#/$defs/anchorString" },
    $dynamicRef: { $ref: "#/$defs/anchorString" },
    $dynamicAnchor: { $ref: "#/$defs/anchorString" },
    $comment: { type: "string" },
    $defs: { type: "object", additionalProperties: { $dynamicRef: "meta" } },
    title: { type: "string" },
    description: { type: "string" },
    default: true,
    deprecated: { type: "boolean", default: false },
    readOnly: { type: "boolean", default: false },
    writeOnly: { type: "boolean", default: false },
    examples: { type: "array", items: true },
    prefixItems: { $ref: "#/$defs/schemaArray" },
    items: { $dynamicRef: "meta" },
    maxContains: { $ref: "#/$defs/nonNegativeInteger" },
    minContains: { $ref: "#/$defs/nonNegativeInteger", default: 1 },
    contains: { $dynamicRef: "meta" },
    additionalProperties: { $dynamicRef: "meta" },
    properties: { type: "object", additionalProperties: { $dynamicRef: "meta" }, default: {} },
    patternProperties: {
      type: "object",
      additionalProperties: { $dynamicRef: "meta" },
      propertyNames: { format: "regex" },
      default: {},
    },
    dependentSchemas: { type: "object", additionalProperties: { $dynamicRef: "meta" }, default: {} },
    propertyNames: { $dynamicRef: "meta" },
    if: { $dynamicRef: "meta" },
    then: { $dynamicRef: "meta" },
    else: { $dynamicRef: "meta" },
    allOf: { $ref: "#/$defs/schemaArray" },
    anyOf: { $ref: "#/$defs/schemaArray" },
    oneOf: { $ref: "#/$defs/schemaArray" },
    not: { $dynamicRef: "meta" },
    unevaluatedItems: { $dynamicRef: "meta" },
    unevaluatedProperties: { $dynamicRef: "meta" },
    type: {
      anyOf: [
        { $ref: "#/$defs/simpleTypes" },
        { type: "array", items: { $ref: "#/$defs/simpleTypes" }, minItems: 1, uniqueItems: true },
      ],
    },
    const: true,
    enum: { type: "array", items: true },
    multipleOf: { type: "number", exclusiveMinimum: 0 },
    maximum: { type: "number" },
    exclusiveMaximum: { type: "number" },
    minimum: { type: "number" },
    exclusiveMinimum: { type: "number" },
    maxLength: { $ref: "#/$defs/nonNegativeInteger" },
    minLength: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
    pattern: { type: "string", format: "regex" },
    maxItems: { $ref: "#/$defs/nonNegativeInteger" },
    minItems: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
    uniqueItems: { type: "boolean", default: false },
    maxProperties: { $ref: "#/$defs/nonNegativeInteger" },
    minProperties: { $ref: "#/$defs/nonNegativeIntegerDefault0" },
    required: { $ref: "#/$defs/stringArray" },
    dependentRequired: { type: "object", additionalProperties: { $ref: "#/$defs/stringArray" } },
    format: { type: "string" },
    contentEncoding: { type: "string" },
    contentMediaType: { type: "string" },
    contentSchema: { $dynamicRef: "meta" },
    $vocabulary: {
      $comment:
        "Proposed keyword: https://github.com/json-schema-org/json-schema-spec/blob/main/specs/proposals/vocabularies.md",
    },
    propertyDependencies: {
      $comment:
        "Proposed keyword: https://github.com/json-schema-org/json-schema-spec/blob/main/specs/proposals/propertyDependencies.md",
    },
  },
  patternProperties: { "^x-": true },
  propertyNames: {
    pattern: "^[^$]|^\\$(id|schema|ref|anchor|dynamicRef|dynamicAnchor|comment|defs|vocabulary)$",
  },
  $dynamicRef: "extension",
  unevaluatedProperties: false,
  $defs: {
    extension: { $dynamicAnchor: "extension" },
    anchorString: { type: "string", pattern: `^${plainName}$` },
    iriString: { type: "string", format: "iri" },
    iriReferenceString: { type: "string", format: "iri-reference" },
    nonNegativeInteger: { type: "integer", minimum: 0 },
    nonNegativeIntegerDefault0: { $ref: "#/$defs/nonNegativeInteger", default: 0 },
    schemaArray: { type: "array", minItems: 1, items: { $dynamicRef: "meta" } },
    simpleTypes: { enum: ["array", "boolean", "integer", "null", "number", "object", "string"] },
    stringArray: { type: "array", items: { type: "string" }, uniqueItems: true, default: [] },
  },
};

/** The same, but `$dynamicRef` may also be `"#name"`, as in 2020-12. */
export const transitional: MetaSchema = {
  ...metaSchema,
  properties: {
    ...(metaSchema["properties"] as MetaSchema),
    $dynamicRef: { type: "string", pattern: `^#?${plainName}$` },
  },
};

/** The same, with other members allowed, by the extension point of the meta-schema. */
export const extensible: MetaSchema = extended(transitional, { additionalProperties: true });

/** The same with further members, by name, whose values are not checked. */
export const extendedBy =
  (v1: MetaSchema) =>
  (names: readonly string[]): MetaSchema =>
    extended(v1, { properties: Object.fromEntries(names.map((name) => [name, true])) });

/** A document that embeds the meta-schema, and extends it at its extension point. */
function extended(v1: MetaSchema, extension: MetaSchema): MetaSchema {
  return {
    $schema: "https://json-schema.org/v1",
    $ref: "https://json-schema.org/v1/2026",
    $defs: { extension: { $dynamicAnchor: "extension", ...extension }, v1 },
  };
}
