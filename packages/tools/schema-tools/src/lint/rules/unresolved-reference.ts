import type { LintRule } from "../rule.js";

/** Reports references that lead to no schema. */
export const unresolvedReference: LintRule = {
  code: "unresolved-reference",
  description: "A reference leads to no schema",
  severity: "error",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { references } of keywords)
        for (const { target, pointer } of references)
          if (target.kind === "nothing") yield { pointer, part: "value", message: target.reason, fatal: true };
  },
};
