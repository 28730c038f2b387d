import { ruleCases } from "../../../test/lint/rule-cases.js";
import { invalidSchema } from "./invalid-schema.js";

ruleCases(invalidSchema, {
  finds: [
    [
      { type: "strin", minLength: -1, properties: { a: { required: "b" } } },
      ["/properties/a/required", "must be array, is string"],
      [
        "/type",
        'must be one of "array", "boolean", "integer", "null", "number", "object", "string", is "strin"; did you mean "string"?',
      ],
      ["/minLength", "must be at least 0, is -1"],
    ],
    // Once, although the meta-schema of each vocabulary refuses it.
    [
      { items: [{ type: "string" }], properties: { a: { required: true } } },
      [
        "/items",
        'must be one of object, boolean, is array; a list of schemas, one for each position, belongs to "prefixItems"',
      ],
      [
        "/properties/a/required",
        'must be array, is boolean; list the required properties by name, beside "properties"',
      ],
    ],
  ],
  accepts: [
    true,
    {},
    { type: ["string", "null"] },
    {
      $defs: {
        old: { $id: "old", $schema: "http://json-schema.org/draft-04/schema#", minimum: 1, exclusiveMinimum: true },
      },
    },
    // It takes the place of its meta-schema, with a reference that leads nowhere. Another rule reports that.
    { $id: "https://json-schema.org/draft/2020-12/schema", $ref: "#/$defs/none" },
    { $defs: { copy: { $id: "https://json-schema.org/draft/2020-12/schema", $ref: "#/$defs/none" } } },
  ],
});
