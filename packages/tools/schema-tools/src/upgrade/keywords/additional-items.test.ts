import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [
  [
    "with an array",
    { items: [{ type: "number" }], additionalItems: { type: "string" } },
    { prefixItems: [{ type: "number" }], items: { type: "string" } },
  ],
  ["with a schema", { items: { type: "number" }, additionalItems: false }, { items: { type: "number" } }],
  ["alone", { additionalItems: false }, {}],
  [
    "alone, with a reference to it",
    { not: { $ref: "#/additionalItems" }, additionalItems: { type: "null" } },
    { not: { $ref: "#/x-additionalItems" }, "x-additionalItems": { type: "null" } },
  ],
]);
