export type { Draft } from "./drafts.js";
export { draftNames } from "./drafts.js";
export type { DialectSource } from "./open-dialects.js";
export type { UpgradeRemark } from "./remark.js";
export { type Upgrade, upgrade, type UpgradedDocument, type UpgradeOptions } from "./upgrade.js";
