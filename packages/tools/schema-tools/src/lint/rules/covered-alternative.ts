import { mayRestrictMore } from "../may-restrict-more.js";
import type { LintRule } from "../rule.js";

/** Reports alternatives that accept nothing which another one does not accept. */
export const coveredAlternative: LintRule = {
  code: "covered-alternative",
  description: "An alternative accepts nothing that another one does not accept",
  severity: "warn",
  fixable: false,
  *check({ document, index, flaws }) {
    for (const flaw of flaws()) {
      if (flaw.kind !== "covered") continue;
      const covering = index.schemaAt(document, flaw.by);
      if (covering && mayRestrictMore(covering, index)) continue;
      yield {
        pointer: flaw.location,
        part: "value",
        message: `has no effect: the alternative at "${flaw.by}" accepts all that it accepts`,
      };
    }
  },
};
