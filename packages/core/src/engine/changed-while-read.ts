import { EvaluationError } from "../errors/evaluation-error.js";

/** The error if a value that was not valid has no failures, or one that was valid has no annotations, when it is read again. */
export const changedWhileRead = (): EvaluationError =>
  new EvaluationError(
    "the value changes while it is read: a second look at it gives another verdict; its getters and proxies must return the same each time",
  );
