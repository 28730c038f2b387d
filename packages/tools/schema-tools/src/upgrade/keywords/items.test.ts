import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [
  ["a schema", { items: { type: "string" } }, { items: { type: "string" } }],
  [
    "schemas",
    { items: [{ type: "string" }, { $ref: "#/items/0" }] },
    { prefixItems: [{ type: "string" }, { $ref: "#/prefixItems/0" }] },
  ],
]);
