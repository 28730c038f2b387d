import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "draft-07", [
  [
    "to one schema",
    { $recursiveAnchor: true, type: "object", additionalProperties: { $recursiveRef: "#" } },
    { type: "object", additionalProperties: { $ref: "#" } },
    [{ a: {} }],
  ],
]);

blockedCases("2019-09", "draft-07", [
  [
    "to several schemas",
    {
      $id: "https://example.com/strict",
      $recursiveAnchor: true,
      $ref: "tree",
      $defs: { tree: { $id: "tree", $recursiveAnchor: true, items: { $recursiveRef: "#" } } },
    },
    "$recursiveRef",
  ],
]);
