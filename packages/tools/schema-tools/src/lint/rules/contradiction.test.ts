import { ruleCases } from "../../../test/lint/rule-cases.js";
import { contradiction } from "./contradiction.js";

ruleCases(contradiction, {
  finds: [
    [
      { $defs: { a: { $id: "a", type: "string", pattern: "^a{3}$", maxLength: 2 } } },
      ["/$defs/a/pattern", 'no value is valid: "type" and "maxLength" and "pattern" exclude each other'],
    ],
    [
      { type: "string", pattern: "^a{3}$", maxLength: 2 },
      ["/pattern", 'no value is valid: "type" and "maxLength" and "pattern" exclude each other'],
    ],
    [
      { $defs: { a: { type: "object", properties: { next: { $ref: "#/$defs/a" } }, required: ["next"] } } },
      [
        "/$defs/a/properties",
        'no value is valid: "type" and "required" and "properties" and "$ref" at "/$defs/a/properties/next" exclude each other',
      ],
    ],
    [
      { allOf: [{ type: "integer", minimum: 2 }, { enum: [1.5, 1] }], type: "number" },
      ["/allOf", 'no value is valid: "allOf" and "minimum" at "/allOf/0" and "enum" at "/allOf/1" exclude each other'],
    ],
    [
      { type: "string", enum: [1, null] },
      ["/enum", 'no value is valid: "enum" allows null or integer, and "type" only string'],
    ],
    [
      { allOf: [{ type: "object" }, { type: "array" }] },
      [
        "",
        'no value is valid: "type" of the schema at "/allOf/1" allows array, and "type" of the schema at "/allOf/0" only object',
      ],
    ],
    [{ enum: [] }, ["/enum", 'no value is valid: "enum" lists none']],
    [{ type: "string", enum: [] }, ["/enum", 'no value is valid: "enum" lists none']],
    [
      { minimum: 5, maximum: 3 },
      ["/maximum", 'no number is valid: "minimum" requires at least 5, and "maximum" at most 3'],
    ],
    [
      { minimum: 5, exclusiveMaximum: 5 },
      ["/exclusiveMaximum", 'no number is valid: "minimum" requires at least 5, and "exclusiveMaximum" less than 5'],
    ],
    [
      { $ref: "#/$defs/long", maxLength: 2, $defs: { long: { minLength: 3 } } },
      [
        "/maxLength",
        'no string is valid: "minLength" of the schema at "/$defs/long" requires at least 3, and "maxLength" at most 2',
      ],
    ],
    [
      { required: ["a", "b"], maxProperties: 1 },
      ["/maxProperties", 'no object is valid: "required" requires at least 2, and "maxProperties" at most 1'],
    ],
    [
      { properties: { a: {} }, required: ["a", "b"], additionalProperties: false },
      ["/required", 'no object is valid: "required" requires the property "b", which "additionalProperties" refuses'],
    ],
    [
      { properties: { a: false }, required: ["a"] },
      ["/required", 'no object is valid: "required" requires the property "a", which "properties" refuses'],
    ],
  ],
  accepts: [
    // Many schemas that refuse all values on purpose.
    {
      properties: Object.fromEntries(
        Array.from({ length: 300 }, (_, i) => [
          `p${i}`,
          {
            type: "object",
            properties: { a: { type: "string", minLength: i } },
            additionalProperties: i % 2 === 0 ? false : { not: {} },
          },
        ]),
      ),
    },
    { not: {} },
    { properties: { a: false, b: { not: {} } } },
    { minimum: 5, maximum: 5 },
    { minLength: 3, minimum: 5, maximum: 9, maxItems: 0 },
    { anyOf: [{ type: "string" }, { type: "number" }] },
    { properties: { a: {} }, patternProperties: { "^b": {} }, required: ["a", "b"], additionalProperties: false },
    { required: ["b"], unevaluatedProperties: false },
    { not: { minimum: 5 }, maximum: 3 },
  ],
});
