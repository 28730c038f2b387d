import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2020-12", "draft-07", [
  [
    "schemas",
    { prefixItems: [{ type: "string" }, { $ref: "#/prefixItems/0" }] },
    { items: [{ type: "string" }, { $ref: "#/items/0" }] },
  ],
  [
    "and one for the others",
    { prefixItems: [{ type: "number" }], items: { $ref: "#/items/not", not: { type: "null" } } },
    {
      items: [{ type: "number" }],
      additionalItems: { allOf: [{ $ref: "#/additionalItems/not" }], not: { type: "null" } },
    },
    [[0, null]],
  ],
  ["one for all", { items: { type: "string" } }, { items: { type: "string" } }],
]);
