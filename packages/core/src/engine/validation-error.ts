import { identified, isInstance } from "../errors/identity.js";
import type { ValidationIssue } from "../issues/issue.js";
import { mainIssue } from "../issues/main-issue.js";

/** Maximum number of issues in the message. `errors` has all of them. */
const mostShown = 3;

/** An invalid value. Thrown by `assert`. */
export class ValidationError extends Error {
  /** Holds for the errors of other copies of this class as well. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return isInstance(this, ValidationError, "ValidationError", error);
  }

  /** The text `ValidationError`. It identifies the error where `instanceof` cannot, as across realms. */
  override readonly name: "ValidationError" = identified(this, "ValidationError");
  /** The issues of the value. */
  readonly errors: readonly ValidationIssue[];

  /** The message has the primary issue of each of the first few issues, and the number of the others. */
  constructor(errors: readonly ValidationIssue[]) {
    super(summaryOfIssues(errors));
    this.errors = errors;
  }
}

function summaryOfIssues(errors: readonly ValidationIssue[]): string {
  const leading = mainIssue(errors);
  const leads = errors.slice(0, mostShown).map((error) => mainIssue([error]));
  // The primary issue of all comes first.
  const shown = [leading, ...leads.filter((lead) => lead !== leading)].slice(0, mostShown);
  const texts = shown.map((lead) => lead && `${lead.instanceLocation || "the value"} ${lead.message}`);
  const more = errors.length - shown.length;
  return [...texts, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
