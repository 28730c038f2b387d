import { ruleCases } from "../../../test/lint/rule-cases.js";
import { overlappingAlternatives } from "./overlapping-alternatives.js";

ruleCases(overlappingAlternatives, {
  finds: [
    [
      { oneOf: [{ type: "integer" }, { type: "number", minimum: 2 }] },
      ["/oneOf/1", 'overlaps with the alternative at "/oneOf/0": both accept 2, which is refused for that reason'],
    ],
    [
      {
        type: "object",
        properties: { a: { type: "string" } },
        oneOf: [{ required: ["a"] }, { minProperties: 1, maxProperties: 1, properties: { a: { minLength: 1 } } }],
      },
      [
        "/oneOf/1",
        'overlaps with the alternative at "/oneOf/0": both accept {"a":"a"}, which is refused for that reason',
      ],
    ],
    [
      { oneOf: [{ enum: ["a".repeat(300), 1] }, { type: "string" }] },
      [
        "/oneOf/1",
        'overlaps with the alternative at "/oneOf/0": both accept a value of 302 characters, which is refused for that reason',
      ],
    ],
  ],
  accepts: [
    { anyOf: [{ type: "integer" }, { minimum: 2 }] },
    { oneOf: [{ type: "string" }, { type: "number" }] },
    // Just one of several properties.
    { oneOf: [{ required: ["a"] }, { required: ["b", "c"] }] },
    {
      type: "object",
      oneOf: ["a", "b"].map((kind) => ({ properties: { kind: { const: kind } }, required: ["kind"] })),
    },
  ],
});
