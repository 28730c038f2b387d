import { blockedCases, upgradeCases } from "../../test/upgrade/upgrade-cases.js";

blockedCases("draft-07", "2020-12", [
  ["a constant", { const: { dependencies: {} }, not: { $ref: "#/const" } }, "const"],
  ["a map of schemas", { properties: { definitions: {} }, not: { $ref: "#/properties" } }, "properties"],
]);

upgradeCases("draft-07", "2020-12", [
  [
    "an unknown keyword has no meaning that could change",
    { not: { $ref: "#/parts/0" }, parts: [{ dependencies: { a: ["b"] } }] },
    { not: { $ref: "#/parts/0" }, parts: [{ dependentRequired: { a: ["b"] } }] },
  ],
]);
