import { identified, isInstance } from "../errors/identity.js";
import type { ValidationIssue } from "../issues/issue.js";
import { mainIssue } from "../issues/main-issue.js";

/** Maximum number of issues in the message. `issues` has all of them. */
const mostShown = 3;

/** An invalid value. Thrown by `assert`. */
export class ValidationError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, ValidationError, "ValidationError", error);
  }

  /** The text `ValidationError`. It identifies the error where `instanceof` cannot, as across realms. */
  override readonly name: "ValidationError" = identified(this, "ValidationError");
  readonly #issues: readonly ValidationIssue[];

  /** The message has the primary issue of each of the first few issues, and the number of the others. */
  constructor(issues: readonly ValidationIssue[]) {
    super(summaryOfIssues(issues));
    this.#issues = issues;
  }

  /**
   * The issues of the value.
   *
   * It is no property of the error itself, and not called `errors`: then consoles, loggers and test runners would print every issue in full.
   */
  get issues(): readonly ValidationIssue[] {
    return this.#issues;
  }
}

function summaryOfIssues(issues: readonly ValidationIssue[]): string {
  const leading = mainIssue(issues);
  const leads = issues.slice(0, mostShown).map((issue) => mainIssue([issue]));
  // The primary issue of all comes first.
  const shown = [leading, ...leads.filter((lead) => lead !== leading)].slice(0, mostShown);
  const texts = shown.map((lead) => lead && `${lead.instanceLocation || "the value"} ${lead.message}`);
  const more = issues.length - shown.length;
  return [...texts, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
