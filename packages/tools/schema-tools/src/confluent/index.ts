export {
  type ConfluentChange,
  type ConfluentChanges,
  confluentChanges,
  type ConfluentOptions,
  type ConfluentVersion,
} from "./confluent-changes.js";
export type { ConfluentChangeType } from "./change-type.js";
export { ConfluentError, type ConfluentErrorCode } from "./confluent-error.js";
export type { ResolveDocument } from "./schema-document.js";
