import { blockedCases, upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [
  ["alone", { contains: { type: "string" } }, { contains: { type: "string" } }],
  [
    "where unevaluatedItems may see it",
    { contains: { type: "string" }, unevaluatedItems: { type: "number" } },
    { not: { not: { contains: { type: "string" } } }, unevaluatedItems: { type: "number" } },
  ],
]);

blockedCases("2019-09", "2020-12", [
  ["with a minimum", { contains: true, minContains: 2, unevaluatedItems: false }, "contains"],
]);
