export { coverageHtml } from "./coverage/coverage-html.js";
export { coverageLcov } from "./coverage/coverage-lcov.js";
export { coverageText, gapOf } from "./coverage/coverage-text.js";
export { coverageByFile, type FileCoverage, type LocatedKeyword, type LocatedSchema } from "./coverage/located.js";
export {
  type CoveredKeyword,
  type CoveredSchema,
  type Outcomes,
  percentageOf,
  type ResourceCoverage,
  SchemaCoverage,
  type Share,
  type Shares,
  sharesOf,
} from "./coverage/schema-coverage.js";
export { type RunOptions, runTests, type TestResult } from "./run-tests.js";
export { type ExpectedIssue, readTestGroups, type SchemaTest, type TestGroup } from "./test-file.js";
export { TestFileError } from "./test-file-error.js";
export { testFileSchema } from "./test-file-schema.js";
