import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2020-12", "v1", [
  [
    "for a plain reference",
    { items: { $ref: "#a" }, not: { $dynamicAnchor: "a", type: "null" } },
    { items: { $ref: "#a" }, not: { $anchor: "a", $dynamicAnchor: "a", type: "null" } },
    [[null]],
  ],
  ["for none", { not: { $dynamicAnchor: "a", type: "null" } }, { not: { $dynamicAnchor: "a", type: "null" } }],
]);

blockedCases("2020-12", "v1", [
  ["beside another name", { items: { $ref: "#a" }, not: { $anchor: "b", $dynamicAnchor: "a" } }, "$anchor"],
]);
