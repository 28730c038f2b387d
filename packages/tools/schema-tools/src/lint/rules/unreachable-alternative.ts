import { mayRestrictMore } from "../may-restrict-more.js";
import type { LintRule } from "../rule.js";

/** Reports alternatives that hold for no value which the schema around them accepts. */
export const unreachableAlternative: LintRule = {
  code: "unreachable-alternative",
  description: "An alternative can never match",
  severity: "warn",
  fixable: false,
  *check({ document, index, flaws }) {
    for (const { kind, location: pointer } of flaws()) {
      if (kind !== "never-matches") continue;
      const { parent } = index.schemaAt(document, pointer) ?? {};
      const alternatives = parent?.schema.keywords.find(({ name }) => name === parent.keyword)?.subschemas ?? [];
      // Of one that exclude each other, another one may accept less than Argot reads.
      if (alternatives.some((each) => each.pointer !== pointer && mayRestrictMore(each, index))) continue;
      yield { pointer, part: "value", message: "can never match: the schema around it accepts none of its values" };
    }
  },
};
