import { ruleCases } from "../../../test/lint/rule-cases.js";
import { coveredAlternative } from "./covered-alternative.js";

ruleCases(coveredAlternative, {
  finds: [
    [
      { anyOf: [{ type: "number" }, { type: "integer", minimum: 3 }] },
      ["/anyOf/1", 'has no effect: the alternative at "/anyOf/0" accepts all that it accepts'],
    ],
    [
      {
        $schema: "http://json-schema.org/draft-07/schema#",
        anyOf: [{ $ref: "#/definitions/a" }, { minLength: 2 }],
        type: "string",
        definitions: { a: { pattern: "^...$" } },
      },
      ["/anyOf/0", 'has no effect: the alternative at "/anyOf/1" accepts all that it accepts'],
    ],
    [
      { anyOf: [{ type: "string" }, { markdownDescription: "*Any* value." }] },
      ["/anyOf/0", 'has no effect: the alternative at "/anyOf/1" accepts all that it accepts'],
    ],
    // Pointers are those of the document, whatever the resource.
    [
      { $defs: { a: { $id: "a", anyOf: [{ type: "number" }, { type: "integer" }] } } },
      ["/$defs/a/anyOf/1", 'has no effect: the alternative at "/$defs/a/anyOf/0" accepts all that it accepts'],
    ],
  ],
  accepts: [
    // "instanceof" means more to another program than to Argot.
    { anyOf: [{ type: "string" }, { instanceof: "Function" }] },
    {
      anyOf: [{ type: "string" }, { $ref: "#/$defs/f" }],
      $defs: { f: { anyOf: [{ $ref: "#/$defs/g" }] }, g: { description: "g", instanceof: "Function" } },
    },
    // What is suggested, beside all that is accepted.
    { anyOf: [{ enum: ["a", "b"] }, { type: "string" }] },
    { anyOf: [{ type: "string" }, { minLength: 3 }] },
    {
      anyOf: [
        { type: "string", pattern: "^a" },
        { type: "string", pattern: "b$" },
      ],
    },
    { unevaluatedProperties: false, anyOf: [{ properties: { a: true } }, { properties: { b: true } }] },
  ],
});
