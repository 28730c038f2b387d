import type { PlaygroundInput } from "../state/playground-link.js";

/** A schema that is extended, and closed at the end: what no part of it has looked at is refused. */
export const unevaluated: PlaygroundInput = {
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Event",
  "allOf": [{ "$ref": "#/$defs/entity" }],
  "type": "object",
  "properties": {
    "title": { "type": "string" },
    "place": true
  },
  "required": ["title"],
  "if": { "properties": { "place": { "const": "online" } }, "required": ["place"] },
  "then": { "properties": { "link": { "type": "string" } }, "required": ["link"] },
  "else": { "properties": { "seats": { "type": "integer", "minimum": 1 } } },
  "unevaluatedProperties": false,
  "$defs": {
    "entity": {
      "properties": {
        "id": { "type": "integer" },
        "tags": {
          "prefixItems": [{ "const": "event" }],
          "contains": { "enum": ["free", "paid"] },
          "unevaluatedItems": false
        }
      },
      "required": ["id"]
    }
  }
}
`,
  data: `{
  "id": 7,
  "title": "Schemas in practice",
  "place": "online",
  "link": "https://example.com/live",
  "seats": 120,
  "tags": ["event", "free", "recorded"]
}
`,
};
