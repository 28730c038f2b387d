import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2020-12", "v1", [["in Unicode mode", { pattern: "^\\p{L}" }, { pattern: "^\\p{L}" }]]);

blockedCases("2020-12", "v1", [
  ["a value", { pattern: "\\-" }, "pattern"],
  ["a name", { patternProperties: { a: true, "\\-": true } }, "patternProperties"],
]);
