import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "draft-07", [
  [
    "a name",
    { items: { $ref: "#a" }, not: { $anchor: "a", type: "string" } },
    { items: { $ref: "#a" }, not: { $id: "#a", type: "string" } },
  ],
]);
