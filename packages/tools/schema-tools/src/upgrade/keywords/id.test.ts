import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-04", "draft-06", [
  [
    "an identifier",
    { id: "https://example.com/x", items: { $ref: "x" } },
    { $id: "https://example.com/x", items: { $ref: "x" } },
  ],
  ["a property with the name", { properties: { id: { type: "string" } } }, { properties: { id: { type: "string" } } }],
]);
