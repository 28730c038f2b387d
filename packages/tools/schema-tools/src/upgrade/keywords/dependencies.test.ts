import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-07", "2019-09", [
  ["names", { dependencies: { a: ["b"] } }, { dependentRequired: { a: ["b"] } }],
  [
    "schemas",
    { dependencies: { a: { required: ["b"] }, b: false } },
    { dependentSchemas: { a: { required: ["b"] }, b: false } },
  ],
  [
    "both",
    { dependencies: { a: ["b"], b: { $ref: "#/dependencies/c" }, c: false } },
    { dependentRequired: { a: ["b"] }, dependentSchemas: { b: { $ref: "#/dependentSchemas/c" }, c: false } },
  ],
  ["nothing", { dependencies: {} }, { dependentRequired: {} }],
]);
