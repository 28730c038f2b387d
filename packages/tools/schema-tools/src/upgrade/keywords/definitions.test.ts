import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-07", "2019-09", [
  [
    "references follow",
    {
      $ref: "#/definitions/a~1b",
      definitions: { "a/b": { definitions: { ü: { type: "string" } }, $ref: "#/definitions/a~1b/definitions/%C3%BC" } },
    },
    { $ref: "#/$defs/a~1b", $defs: { "a/b": { $defs: { ü: { type: "string" } }, $ref: "#/$defs/a~1b/$defs/%C3%BC" } } },
  ],
  [
    "a property with the name",
    { properties: { definitions: { type: "string" } }, items: { $ref: "#/properties/definitions" } },
    { properties: { definitions: { type: "string" } }, items: { $ref: "#/properties/definitions" } },
  ],
  [
    "$defs in its place",
    { $ref: "#/$defs/a", $defs: { a: { items: [{ $ref: "#/$defs/b" }] }, b: { dependencies: { a: ["b"] } } } },
    { $ref: "#/$defs/a", $defs: { a: { items: [{ $ref: "#/$defs/b" }] }, b: { dependentRequired: { a: ["b"] } } } },
    [[{ a: 1 }]],
  ],
  [
    "$defs beside it",
    { items: { $ref: "#/definitions/a" }, definitions: { a: { type: "null" } }, $defs: {} },
    { items: { $ref: "#/definitions/a" }, definitions: { a: { type: "null" } }, $defs: {} },
  ],
]);
