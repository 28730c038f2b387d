import type { ValidationIssue } from "argot";

/** A file that is not a test file. */
export class TestFileError extends Error {
  /** Always `"TestFileError"`. */
  override readonly name = "TestFileError";
  /** The issues of the value of the file. */
  readonly issues: readonly ValidationIssue[];

  constructor(issues: readonly ValidationIssue[]) {
    const [first] = issues;
    super(`${first?.instanceLocation || "the file"} ${first?.message ?? "is not a test file"}`);
    this.issues = issues;
  }
}
