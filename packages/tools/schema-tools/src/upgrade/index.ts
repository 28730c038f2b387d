export type { ChangedDocument, DraftChange } from "./draft-change.js";
export type { DraftRemark } from "./draft-remark.js";
export type { Draft } from "./drafts.js";
export { draftNames } from "./drafts.js";
export type { DialectSource } from "./open-dialects.js";
export { upgrade, type UpgradeOptions } from "./upgrade.js";
