import type { PlaygroundInput } from "../state/playground-link.js";

/** Integers beyond 2^53 and decimal fractions, compared exactly. Version 1 of JSON Schema. */
export const exactNumbers: PlaygroundInput = {
  dialect: "v1",
  schema: `{
  "$schema": "https://json-schema.org/v1",
  "title": "Transfer",
  "type": "object",
  "properties": {
    "id": {
      "description": "An unsigned integer of 64 bits.",
      "type": "integer",
      "minimum": 0,
      "maximum": 18446744073709551615
    },
    "parent": { "const": 9007199254740993 },
    "amount": { "type": "number", "multipleOf": 0.01, "exclusiveMinimum": 0 },
    "currency": { "enum": ["EUR", "GBP", "JPY", "USD"] }
  },
  "required": ["id", "amount", "currency"],
  "additionalProperties": false
}
`,
  data: `{
  "id": 18446744073709551616,
  "parent": 9007199254740992,
  "amount": 19.999,
  "currency": "EUR"
}
`,
};
