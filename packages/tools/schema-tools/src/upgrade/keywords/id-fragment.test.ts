import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-07", "2019-09", [
  [
    "a name",
    { items: { $ref: "#a" }, not: { $id: "#a", type: "string" } },
    { items: { $ref: "#a" }, not: { $anchor: "a", type: "string" } },
  ],
  [
    "a URI and a name",
    { $id: "https://example.com/y#a", items: { $ref: "#a" } },
    { $anchor: "a", $id: "https://example.com/y", items: { $ref: "#a" } },
  ],
  ["an empty fragment", { $id: "https://example.com/y#" }, { $id: "https://example.com/y#" }],
  ["nothing but a fragment", { $id: "#" }, {}],
  ["a pointer", { not: { $id: "#/not", type: "string" } }, { not: { type: "string" } }],
]);

blockedCases("draft-07", "2019-09", [["a name that no anchor has", { not: { $id: "#1" } }, "$id"]]);
