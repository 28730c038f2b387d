import type { PlaygroundInput } from "../state/playground-link.js";

/** A tree whose nodes are of the schema that extends it: each $dynamicRef leads to the outermost "node". */
export const dynamicReferences: PlaygroundInput = {
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://example.com/strict-tree",
  "title": "A tree that allows nothing else, at any depth",
  "$dynamicAnchor": "node",
  "$ref": "https://example.com/tree",
  "unevaluatedProperties": false
}
`,
  schemas: [
    {
      name: "tree.json",
      text: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://example.com/tree",
  "title": "A tree of files",
  "$dynamicAnchor": "node",
  "type": "object",
  "properties": {
    "name": { "type": "string" },
    "bytes": { "type": "integer", "minimum": 0 },
    "children": {
      "type": "array",
      "items": { "$dynamicRef": "#node" }
    }
  },
  "required": ["name"]
}
`,
    },
  ],
  data: `{
  "name": "src",
  "children": [
    { "name": "index.ts", "bytes": 120 },
    {
      "name": "view",
      "children": [{ "name": "page.ts", "byte": 90 }]
    }
  ]
}
`,
};
