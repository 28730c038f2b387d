import type { LintRule } from "../rule.js";

/** Reports regular expressions that are not valid in ECMA-262. */
export const invalidPattern: LintRule = {
  code: "invalid-pattern",
  description: "A regular expression is not valid",
  severity: "error",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { patterns } of keywords)
        for (const { pointer, isName, problem } of patterns)
          if (problem !== undefined) yield { pointer, part: isName ? "name" : "value", message: problem, fatal: true };
  },
};
