import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2020-12", "draft-07", [
  [
    "to one schema",
    {
      $id: "https://example.com/tree",
      $dynamicAnchor: "node",
      type: "object",
      additionalProperties: { $dynamicRef: "#node" },
    },
    { $id: "https://example.com/tree", type: "object", additionalProperties: { $ref: "#" } },
    [{ a: {} }],
  ],
  [
    "to a plain anchor",
    { items: { $dynamicRef: "#a" }, not: { $anchor: "a", type: "string" } },
    { items: { $ref: "#a" }, not: { $id: "#a", type: "string" } },
  ],
  [
    "beside a reference",
    { items: { $dynamicRef: "#a", $ref: "#/not" }, not: { $dynamicAnchor: "a", type: "null" } },
    { items: { allOf: [{ $ref: "#a" }], anyOf: [{ $ref: "#/not" }] }, not: { $id: "#a", type: "null" } },
    [[null]],
  ],
]);

blockedCases("2020-12", "draft-07", [
  [
    "to several schemas",
    {
      $id: "https://example.com/root",
      $ref: "list",
      $defs: {
        item: { $dynamicAnchor: "item", type: "string" },
        list: { $id: "list", items: { $dynamicRef: "#item" }, $defs: { any: { $dynamicAnchor: "item" } } },
      },
    },
    "$dynamicRef",
  ],
]);
