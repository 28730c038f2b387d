import type { PlaygroundInput } from "../state/playground-link.js";

/** JSON in a string in base64: the message of a queue. Errors lie within what is decoded. */
export const content: PlaygroundInput = {
  content: "assert",
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Message of a queue",
  "type": "object",
  "properties": {
    "topic": { "type": "string" },
    "headers": {
      "description": "JSON in a string.",
      "type": "string",
      "contentMediaType": "application/json",
      "contentSchema": {
        "type": "object",
        "additionalProperties": { "type": "string" }
      }
    },
    "payload": {
      "description": "JSON in base64.",
      "type": "string",
      "contentEncoding": "base64",
      "contentMediaType": "application/json",
      "contentSchema": { "$ref": "#/$defs/order" }
    }
  },
  "required": ["topic", "payload"],
  "$defs": {
    "order": {
      "type": "object",
      "properties": {
        "id": { "type": "integer" },
        "status": { "enum": ["open", "paid", "sent"] }
      },
      "required": ["id", "status"]
    }
  }
}
`,
  data: `{
  "topic": "orders",
  "headers": "{ \\"trace\\": \\"b7ad6b71\\", \\"retries\\": 2 }",
  "payload": "${btoa('{"id":1042,"status":"payed"}')}"
}
`,
};
