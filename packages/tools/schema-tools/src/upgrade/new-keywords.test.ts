import { blockedCases, upgradeCases } from "../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-04", "2020-12", [
  [
    "assertions",
    { const: 1, properties: { a: { if: {}, minContains: 1 } } },
    { "x-const": 1, properties: { a: { "x-if": {}, "x-minContains": 1 } } },
  ],
  [
    "annotations",
    { $comment: "c", examples: [1], contentEncoding: "base64" },
    { $comment: "c", examples: [1], contentEncoding: "base64" },
  ],
  ["annotations of another form", { examples: {} }, { "x-examples": {} }],
  ["identifiers", { $id: "https://example.com/n", $anchor: "a" }, { "x-id": "https://example.com/n", "x-anchor": "a" }],
  [
    "schemas that references lead to",
    { items: { $ref: "#/contains" }, contains: { type: "string" } },
    { items: { $ref: "#/x-contains" }, "x-contains": { type: "string" } },
  ],
  ["definitions of another form", { $defs: [] }, { "x-defs": [] }],
  ["unknown ones stay", { "x-y": 1, z: {} }, { "x-y": 1, z: {} }],
]);

blockedCases("draft-04", "2020-12", [["a name that is taken", { const: 1, "x-const": 2 }, "x-const"]]);
