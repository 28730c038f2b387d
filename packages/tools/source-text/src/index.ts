export { type CodeFrameOptions, codeFrame } from "./code-frame.js";
export { type CompactOptions, compactIssues } from "./compact-issues.js";
export { editSource, editSourceInSteps } from "./edit-source.js";
export { parseSource, type SourceOptions } from "./parse-source.js";
export { renderIssues, type RenderOptions } from "./render-issues.js";
export * from "./text.js";
