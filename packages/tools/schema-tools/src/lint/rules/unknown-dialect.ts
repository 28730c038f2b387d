import type { LintRule } from "../rule.js";

/** Reports a `$schema` that names no dialect, or one with a vocabulary that is not installed. */
export const unknownDialect: LintRule = {
  code: "unknown-dialect",
  description: "The dialect that a schema declares is not known",
  severity: "error",
  fixable: false,
  *check({ document }) {
    for (const { code, pointer, reason } of document.faults)
      if (code === "unknown-dialect" || code === "unknown-vocabulary")
        yield { pointer, part: "value", message: reason, fatal: true };
  },
};
