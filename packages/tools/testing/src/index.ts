export { argotWith, cases, type FailsRow, type HoldsRow, type KeywordTable, type InvalidValuesRow } from "./cases.js";
export { type TierOptions, tiers } from "./tiers.js";
