import type { LintRule } from "../rule.js";

/** Reports alternatives of which just one may hold, although no two of them can: "at least one" says the same, and is found out sooner. */
export const exclusiveAlternatives: LintRule = {
  code: "exclusive-alternatives",
  description: "Just one of some alternatives may hold, and no two of them can",
  severity: "off",
  fixable: false,
  *check({ flaws }) {
    for (const { kind, location: pointer } of flaws())
      if (kind === "exclusive")
        yield {
          pointer,
          part: "name",
          message: "no two of the alternatives accept the same value, so that it is enough to require one of them",
        };
  },
};
