import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unreachableAlternative } from "./unreachable-alternative.js";

const message = "can never match: the schema around it accepts none of its values";

ruleCases(unreachableAlternative, {
  finds: [
    [{ type: "string", anyOf: [{ minLength: 1 }, { type: "null" }] }, ["/anyOf/1", message]],
    [
      { $defs: { a: { properties: { "b/c": { oneOf: [{ type: "number" }, { type: "integer" }] } } } } },
      ["/$defs/a/properties/b~1c/oneOf/1", message],
    ],
    [
      {
        type: "object",
        properties: { kind: { enum: ["a", "b"] } },
        required: ["kind"],
        anyOf: [{ $ref: "#/$defs/b" }, { properties: { kind: { const: "c" } } }],
        $defs: { b: { properties: { kind: { const: "b" } } } },
      },
      ["/anyOf/1", message],
    ],
  ],
  accepts: [
    { oneOf: [{ type: "null" }, { type: "string" }, { typeof: "function" }] },
    { anyOf: [{ type: "string" }, { type: "null" }] },
    { anyOf: [{ type: "string" }, false] },
    { type: "object", oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    { type: ["string", "null"], not: { type: "number" } },
  ],
});
