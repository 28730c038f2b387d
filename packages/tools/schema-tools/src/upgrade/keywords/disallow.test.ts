import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  ["a name", { disallow: "string" }, { not: { type: "string" } }],
  ["names", { disallow: ["string", "null"] }, { not: { type: ["string", "null"] } }],
  ["any", { disallow: "any" }, { not: {} }],
  ["nothing", { disallow: [] }, {}],
  ["schemas", { disallow: ["string", { minimum: 1 }] }, { not: { anyOf: [{ type: "string" }, { minimum: 1 }] } }],
  [
    "a reference into a schema",
    { disallow: [{ type: "null" }], items: { $ref: "#/disallow/0" } },
    { not: { anyOf: [{ type: "null" }] }, items: { $ref: "#/not/anyOf/0" } },
    [[null]],
  ],
]);

blockedCases("draft-03", "draft-04", [["no types and not any", { type: [], disallow: "null" }, "disallow"]]);
