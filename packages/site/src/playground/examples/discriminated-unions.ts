import type { PlaygroundInput } from "../state/playground-link.js";

/** Alternatives within alternatives, which a property of each tells apart. The data meet one of them but for a misspelled unit. */
export const discriminatedUnions: PlaygroundInput = {
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Drawing",
  "type": "object",
  "required": ["shapes"],
  "properties": {
    "shapes": { "type": "array", "items": { "$ref": "#/$defs/shape" } }
  },
  "$defs": {
    "shape": {
      "oneOf": [
        {
          "title": "Circle",
          "type": "object",
          "properties": {
            "kind": { "const": "circle" },
            "radius": { "$ref": "#/$defs/length" }
          },
          "required": ["kind", "radius"]
        },
        {
          "title": "Rectangle",
          "type": "object",
          "properties": {
            "kind": { "const": "rectangle" },
            "width": { "$ref": "#/$defs/length" },
            "height": { "$ref": "#/$defs/length" }
          },
          "required": ["kind", "width", "height"]
        }
      ]
    },
    "length": {
      "oneOf": [
        { "type": "number", "exclusiveMinimum": 0 },
        {
          "title": "Length with a unit",
          "type": "object",
          "properties": {
            "value": { "type": "number", "exclusiveMinimum": 0 },
            "unit": { "enum": ["millimetre", "centimetre", "inch"] }
          },
          "required": ["value", "unit"],
          "additionalProperties": false
        }
      ]
    }
  }
}
`,
  data: `{
  "shapes": [
    { "kind": "circle", "radius": 4 },
    {
      "kind": "rectangle",
      "width": { "value": 12, "unit": "centimeter" },
      "height": 30
    }
  ]
}
`,
};
