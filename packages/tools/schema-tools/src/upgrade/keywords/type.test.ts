import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  ["a name", { type: "string" }, { type: "string" }],
  ["names", { type: ["string", "null"] }, { type: ["string", "null"] }],
  ["any", { type: "any" }, {}],
  ["any among others", { type: ["string", "any"] }, {}],
  ["an unknown name", { type: "thing" }, {}],
  ["no names", { type: [] }, { not: {} }],
  ["schemas", { type: ["string", { minimum: 1 }] }, { anyOf: [{ type: "string" }, { minimum: 1 }] }],
  [
    "a reference into a schema",
    { type: [{ type: "array", items: { $ref: "#/type/1" } }, { type: "null" }] },
    { anyOf: [{ type: "array", items: { $ref: "#/anyOf/1" } }, { type: "null" }] },
    [[null]],
  ],
  [
    "any with a schema that a reference leads to",
    { type: ["any", { type: "null" }], items: { $ref: "#/type/1" } },
    { "x-type": ["any", { type: "null" }], items: { $ref: "#/x-type/1" } },
    [[null]],
  ],
]);
