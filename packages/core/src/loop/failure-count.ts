import { LimitError } from "../errors/limit-error.js";
import type { FailureCount } from "../plan/backend.js";

/** Maximum number of failures that a run finds of which not all are needed. */
const most = 10_000;

/** What ends a run that finds more. It never leaves `limited`. */
const tooMany = new LimitError("errors", most);

/** Counts the failures that compiled code finds, in runs that need not find all. */
export class RunFailures implements FailureCount {
  left = -1;

  end(): never {
    throw tooMany;
  }

  /** Runs code for a value. Returns `"too much"` if it finds so many failures that a search for fewer takes less time. */
  limited<Answer>(run: (value: unknown) => Answer, value: unknown): Answer | "too much" {
    this.left = most;
    try {
      return run(value);
    } catch (error) {
      if (error !== tooMany) throw error;
      return "too much";
    } finally {
      this.left = -1;
    }
  }
}
