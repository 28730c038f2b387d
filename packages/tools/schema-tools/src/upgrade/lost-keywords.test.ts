import { blockedCases, upgradeCases } from "../../test/upgrade/upgrade-cases.js";

upgradeCases("2020-12", "v1", [
  [
    "what the draft refuses",
    { format: "email", minimum: 1, unit: "€", "x-y": 1, definitions: { a: true } },
    { "x-format": "email", minimum: 1, "x-unit": "€", "x-y": 1, $defs: { a: true } },
  ],
]);

upgradeCases("2020-12", "draft-07", [
  ["annotations", { deprecated: true, title: "T", unit: "€" }, { deprecated: true, title: "T", unit: "€" }],
  [
    "the schema of contents",
    { contentMediaType: "application/json", contentSchema: { type: "null" } },
    { contentMediaType: "application/json", contentSchema: { type: "null" } },
  ],
]);

blockedCases("2020-12", "draft-07", [
  ["a meta-schema", { $id: "https://example.com/m", $vocabulary: {} }, "$vocabulary"],
]);
