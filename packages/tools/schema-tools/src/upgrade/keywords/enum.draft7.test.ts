import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "draft-07", [
  ["values", { enum: [1, "a"] }, { enum: [1, "a"] }],
  ["none", { enum: [] }, { not: {} }],
  ["a value twice", { enum: [1, "a", 1, { a: 1 }, { a: 1 }] }, { enum: [1, "a", { a: 1 }] }],
]);
