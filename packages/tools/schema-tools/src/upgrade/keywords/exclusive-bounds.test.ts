import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-04", "draft-06", [
  ["excluded", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  ["excluded at the other end", { exclusiveMaximum: true, maximum: 1 }, { exclusiveMaximum: 1 }],
  [
    "included",
    { minimum: 1, exclusiveMinimum: false, maximum: 2, exclusiveMaximum: false },
    { minimum: 1, maximum: 2 },
  ],
]);
