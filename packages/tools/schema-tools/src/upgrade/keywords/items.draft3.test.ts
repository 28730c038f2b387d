import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  ["a schema", { items: { type: "string" } }, { items: { type: "string" } }],
  [
    "schemas",
    { items: [{ type: "string" }], additionalItems: false },
    { items: [{ type: "string" }], additionalItems: false },
  ],
  ["an empty array", { items: [] }, {}],
  ["an empty array and a schema", { items: [], additionalItems: { type: "string" } }, { items: { type: "string" } }],
  ["an empty array and false", { items: [], additionalItems: false }, { items: { not: {} } }],
  ["an empty array and true", { items: [], additionalItems: true }, { items: {} }],
]);
