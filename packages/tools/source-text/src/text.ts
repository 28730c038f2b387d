// What needs neither YAML nor code frames: programs that start often load only this.
export { compactValue } from "./compact-issues.js";
export { type Located, locate } from "./locate.js";
export { outlineIssues, type Outlined } from "./outline.js";
export type { Paint, Style } from "./paint.js";
export type { Extent, Position, Span } from "./positions.js";
export { printable } from "./printable.js";
export { type SourceLocation, SchemaSources } from "./schema-sources.js";
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
