export type {
  IndexedDocument,
  IndexedKeyword,
  IndexedPattern,
  IndexedReference,
  IndexedResource,
  IndexedSchema,
  IndexFault,
  KeywordMeaning,
  NamedDocument,
  ReferenceTarget,
} from "./model.js";
export { SchemaIndex } from "./schema-index.js";
export { trialContext, trialParseContext } from "./trial.js";
