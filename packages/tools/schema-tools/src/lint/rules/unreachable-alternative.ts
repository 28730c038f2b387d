import type { LintRule } from "../rule.js";

/** Reports alternatives that hold for no value which the schema around them accepts. */
export const unreachableAlternative: LintRule = {
  code: "unreachable-alternative",
  description: "An alternative can never match",
  severity: "warn",
  fixable: false,
  *check({ flaws }) {
    for (const { kind, location: pointer } of flaws())
      if (kind === "never-matches")
        yield { pointer, part: "value", message: "can never match: the schema around it accepts none of its values" };
  },
};
