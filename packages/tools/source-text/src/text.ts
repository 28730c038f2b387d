// The parts that need neither YAML nor code frames, for programs that must start fast.
export { compactValue } from "./compact-issues.js";
export { editedValue } from "./edited-value.js";
export { type Located, locate } from "./locate.js";
export { outlineIssues, type Outlined } from "./outline.js";
export type { Paint, Style } from "./paint.js";
export type { Extent, Position, Span } from "./positions.js";
export { printable } from "./printable.js";
export { type SourceLocation, SchemaSources } from "./schema-sources.js";
export type { SourceEdit } from "./source-edit.js";
export { SourceError, type SourceErrorCode } from "./source-error.js";
export {
  type DuplicateName,
  type JsonTextOptions,
  type Language,
  parseJsoncText,
  parseJsonText,
  SourceText,
  type TextOptions,
  type ValuePosition,
} from "./source-text.js";
export { type Markable, type Positions, spanOfIssue, spanOfSchemaError } from "./span-of-issue.js";
export type { Duplicate } from "./tree.js";
