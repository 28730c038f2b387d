import { ruleCases } from "../../../test/lint/rule-cases.js";
import { needlessWrapper } from "./needless-wrapper.js";

const message = (name: string): string =>
  `"${name}" is not needed: the keywords of its only schema can stand in its place`;

ruleCases(needlessWrapper, {
  finds: [
    [{ allOf: [{ $ref: "#/$defs/a" }], title: "A", $defs: { a: {} } }, ["/allOf", message("allOf")]],
    [{ properties: { a: { anyOf: [{ type: "string" }], minLength: 1 } } }, ["/properties/a/anyOf", message("anyOf")]],
    [{ oneOf: [{ type: "string" }] }, ["/oneOf", message("oneOf")]],
    [
      { allOf: [{ allOf: [{ type: "string" }, { minLength: 2 }] }, { minLength: 1 }] },
      ["/allOf/0/allOf", '"allOf" in "allOf" can be one list'],
    ],
  ],
  accepts: [
    { anyOf: [{ anyOf: [{ minLength: 1 }, { maxLength: 1 }], type: "string" }, { type: "null" }] },
    { oneOf: [{ oneOf: [{ minLength: 1 }, { maxLength: 1 }] }, { type: "null" }] },
    { allOf: [{ allOf: [{ minLength: 1 }, { maxLength: 1 }], title: "A" }, { type: "null" }] },
    { allOf: [{ type: "string" }, { minLength: 1 }] },
    { allOf: [{ minLength: 1 }], minLength: 2 },
    // Beside "properties" it would mean something else.
    { allOf: [{ additionalProperties: false }], properties: { a: {} } },
    { allOf: [{ unevaluatedProperties: false, properties: { a: {} } }], required: ["a"] },
    // In these dialects "$ref" hides what stands beside it.
    {
      $schema: "http://json-schema.org/draft-07/schema#",
      allOf: [{ $ref: "#/definitions/a" }],
      title: "A",
      definitions: { a: {} },
    },
    { prefixItems: [{ type: "string" }] },
    { allOf: [true] },
  ],
});
