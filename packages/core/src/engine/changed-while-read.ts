import { EvaluationError } from "../errors/evaluation-error.js";

/** The error if a value that was not valid has no failures, or one that was valid has no annotations, when it is read again. */
export const changedWhileRead = (): EvaluationError =>
  new EvaluationError(
    "the value changes while it is read, or has properties that are not enumerable: a second look at it gives another verdict; getters and proxies must return the same each time, and a copy such as { ...value } has only enumerable properties",
  );
