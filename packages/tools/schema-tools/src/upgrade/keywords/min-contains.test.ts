import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

const contains = { type: "string" };

upgradeCases("2019-09", "draft-07", [
  ["one", { contains, minContains: 1 }, { contains }],
  ["none", { contains, minContains: 0 }, {}],
  [
    "none, with a schema that a reference leads to",
    { contains, minContains: 0, not: { $ref: "#/contains" } },
    { "x-contains": contains, not: { $ref: "#/x-contains" } },
  ],
  ["without contains", { minContains: 2, maxContains: 1 }, {}],
]);

blockedCases("2019-09", "draft-07", [
  ["two", { contains, minContains: 2 }, "minContains"],
  ["a maximum", { contains, maxContains: 2 }, "maxContains"],
]);
