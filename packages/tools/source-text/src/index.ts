export { type CodeFrameOptions, codeFrame } from "./code-frame.js";
export { type CompactOptions, compactIssues } from "./compact-issues.js";
export { editSource } from "./edit-source.js";
export { parseSource, type SourceOptions } from "./parse-source.js";
export { renderIssues, type RenderOptions } from "./render-issues.js";
export type { SourceEdit } from "./source-edit.js";
export * from "./text.js";
