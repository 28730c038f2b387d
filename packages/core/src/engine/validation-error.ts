import type { ValidationIssue } from "../issues/issue.js";
import { primaryIssue } from "../issues/primary-issue.js";

/** So many errors are told in the message; `errors` has all of them. */
const mostShown = 3;

/** A value that is not valid. Thrown by `assert`. */
export class ValidationError extends Error {
  /** The text `ValidationError`: it tells the error apart where `instanceof` cannot, as across realms. */
  override readonly name = "ValidationError";
  /** Everything that is wrong with the value. */
  readonly errors: readonly ValidationIssue[];

  /** The message tells what leads of the first few errors, and how many there are besides. */
  constructor(errors: readonly ValidationIssue[]) {
    super(summaryOf(errors));
    this.errors = errors;
  }
}

function summaryOf(errors: readonly ValidationIssue[]): string {
  const leading = primaryIssue(errors);
  const leads = errors.slice(0, mostShown).map((error) => primaryIssue([error]));
  // What leads of all comes first, from wherever it is.
  const told = [leading, ...leads.filter((lead) => lead !== leading)].slice(0, mostShown);
  const texts = told.map((lead) => lead && `${lead.instanceLocation || "the value"} ${lead.message}`);
  const more = errors.length - told.length;
  return [...texts, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}
