import type { LintRule } from "../rule.js";

/** Reports identifiers that are not URIs, and those that are used twice. */
export const faultyIdentifier: LintRule = {
  code: "faulty-identifier",
  description: "An identifier is not a URI, or identifies another schema as well",
  severity: "error",
  fixable: false,
  *check({ document }) {
    for (const { code, pointer, reason } of document.faults)
      if (code !== "unknown-dialect" && code !== "unknown-vocabulary")
        yield { pointer, part: "value", message: reason, fatal: true };
  },
};
