import { stringifyJson } from "@argot/core/json";
import type { LintRule } from "../rule.js";

/** Maximum length of the text of a value in a message. */
const maxLength = 200;

/** Reports pairs of alternatives of which just one may hold, and that accept the same value. */
export const overlappingAlternatives: LintRule = {
  code: "overlapping-alternatives",
  description: "Two alternatives of which just one may hold accept the same value",
  severity: "warn",
  fixable: false,
  *check({ flaws }) {
    for (const flaw of flaws()) {
      if (flaw.kind !== "overlap") continue;
      const text = stringifyJson(flaw.value);
      const value = text.length > maxLength ? `a value of ${text.length} characters` : text;
      yield {
        pointer: flaw.location,
        part: "value",
        message: `overlaps with the alternative at "${flaw.other}": both accept ${value}, which is refused for that reason`,
      };
    }
  },
};
