import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "draft-07", [
  ["names", { dependentRequired: { a: ["b"] } }, { dependencies: { a: ["b"] } }],
  [
    "names and schemas",
    {
      dependentRequired: { a: ["b"], b: ["a"] },
      dependentSchemas: { c: { not: { $ref: "#/dependentSchemas/c/items" }, items: {} } },
    },
    { dependencies: { a: ["b"], b: ["a"], c: { not: { $ref: "#/dependencies/c/items" }, items: {} } } },
    [{ c: 1 }],
  ],
]);

blockedCases("2019-09", "draft-07", [
  ["names and a schema", { dependentRequired: { a: ["b"] }, dependentSchemas: { a: {} } }, "dependentRequired"],
]);
