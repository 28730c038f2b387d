import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2020-12", "v1", [
  [
    "a name",
    { $dynamicAnchor: "node", type: "object", additionalProperties: { $dynamicRef: "#node" } },
    { $dynamicAnchor: "node", type: "object", additionalProperties: { $dynamicRef: "node" } },
    [{ a: {} }],
  ],
  [
    "a plain anchor",
    { items: { $dynamicRef: "#a" }, not: { $anchor: "a", type: "null" } },
    { items: { $ref: "#a" }, not: { $anchor: "a", type: "null" } },
    [[null]],
  ],
]);

blockedCases("2020-12", "v1", [
  [
    "another resource",
    { items: { $dynamicRef: "other#a" }, $defs: { other: { $id: "other", $dynamicAnchor: "a" } } },
    "$dynamicRef",
  ],
]);
