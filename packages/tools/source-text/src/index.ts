export { type CodeFrameOptions, codeFrame } from "./code-frame.js";
export { type CompactOptions, compactIssues, compactValue } from "./compact-issues.js";
export { editSource, type SourceEdit } from "./edit-source.js";
export { type Located, locate } from "./locate.js";
export { outlineIssues, type Outlined } from "./outline.js";
export type { Paint, Style } from "./paint.js";
export type { Extent, Position, Span } from "./positions.js";
export { printable } from "./printable.js";
export { renderIssues, type RenderOptions } from "./render-issues.js";
export { type SourceLocation, SchemaSources } from "./schema-sources.js";
export { SourceError, type SourceErrorCode } from "./source-error.js";
export {
  type DuplicateName,
  type Language,
  parseSource,
  type SourceOptions,
  type SourceText,
  type ValuePosition,
} from "./source-text.js";
export { type Markable, spanOfIssue, spanOfSchemaError } from "./span-of-issue.js";
export type { Duplicate } from "./tree.js";
