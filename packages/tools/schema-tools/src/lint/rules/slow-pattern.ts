import { backtrackingProblem } from "@argot/regex";
import type { LintRule } from "../rule.js";

/** Reports regular expressions that a JavaScript engine is not proven to match in linear time. */
export const slowPattern: LintRule = {
  code: "slow-pattern",
  description: "A regular expression may take more than linear time",
  severity: "warn",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { patterns } of keywords)
        for (const { source, flags, pointer, isName, problem } of patterns) {
          if (problem !== undefined) continue;
          const slow = backtrackingProblem(source, flags === "u");
          if (slow)
            yield {
              pointer,
              part: isName ? "name" : "value",
              message: `may take more than linear time: ${slow.reason}`,
            };
        }
  },
};
