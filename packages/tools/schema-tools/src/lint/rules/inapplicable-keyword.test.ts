import { ruleCases } from "../../../test/lint/rule-cases.js";
import { inapplicableKeyword } from "./inapplicable-keyword.js";

ruleCases(inapplicableKeyword, {
  finds: [
    [
      { type: "integer", format: "date" },
      ["/format", '"format" has no effect: it is about a value of type string, and only integer is allowed (fix)'],
    ],
    [
      { type: "object", minLength: 1 },
      ["/minLength", '"minLength" has no effect: it is about a value of type string, and only object is allowed (fix)'],
    ],
    [
      { enum: ["a", 1], items: {} },
      [
        "/items",
        '"items" has no effect: it is about a value of type array, and only string or integer is allowed (fix)',
      ],
    ],
    [
      { type: ["string", "null"], properties: { a: {} }, additionalProperties: false },
      [
        "/properties",
        '"properties" has no effect: it is about a value of type object, and only null or string is allowed (fix)',
      ],
      [
        "/additionalProperties",
        '"additionalProperties" has no effect: it is about a value of type object, and only null or string is allowed (fix)',
      ],
    ],
  ],
  accepts: [
    { type: ["integer", "string"], format: "date" },
    { type: "integer", format: "int32" },
    { minLength: 1, items: {} },
    { type: "integer", minimum: 1 },
    { type: "number", multipleOf: 1 },
    { type: ["object", "string"], minLength: 1, required: ["a"] },
    { type: "string", title: "T", $comment: "c", $defs: { a: {} } },
    { allOf: [{ type: "object" }], minLength: 1 },
  ],
  unfixed: [
    { $schema: "http://json-schema.org/draft-04/schema#", type: "string", minimum: 1, exclusiveMinimum: true },
    { type: "string", properties: { a: { $anchor: "a" } } },
    { type: "string", items: {}, not: { $ref: "#/items" } },
  ],
});
