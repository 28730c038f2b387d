import type { LintRule } from "../rule.js";

/** Reports conditions that hold for every value, or for none. */
export const constantCondition: LintRule = {
  code: "constant-condition",
  description: "A condition holds for every value, or for none",
  severity: "warn",
  fixable: false,
  *check({ flaws }) {
    for (const { kind, location: pointer } of flaws())
      if (kind === "always-holds" || kind === "never-holds") {
        const which = kind === "always-holds" ? "every value" : "no value";
        yield { pointer, part: "value", message: `holds for ${which} that the rest of the schema accepts` };
      }
  },
};
