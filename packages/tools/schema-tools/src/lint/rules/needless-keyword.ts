import { allowedClasses, ownRules } from "../facts.js";
import { isReferredTo } from "../referred-parts.js";
import type { LintRule } from "../rule.js";

/** Reports keywords that refuse nothing which the keywords beside them accept. */
export const needlessKeyword: LintRule = {
  code: "needless-keyword",
  description: "A keyword refuses nothing that the keywords beside it accept",
  severity: "warn",
  fixable: true,
  *check({ document, index, flaws }) {
    for (const flaw of flaws()) {
      if (flaw.kind !== "needless") continue;
      const schema = index.schemaAt(document, flaw.schema);
      const meaning = schema && index.meaningOf(schema).find(({ keyword }) => keyword.pointer === flaw.location);
      if (!schema || !meaning) continue;
      const { keyword, rules, provides, reads } = meaning;
      // Keywords about values of other types are reported by another rule.
      const allowed = allowedClasses(ownRules(index, schema));
      if (rules.every(({ appliesTo }) => (appliesTo & allowed) === 0)) continue;
      const isCertain = provides.length + reads.length === 0 && !isReferredTo(index, document, flaw.location);
      yield {
        pointer: flaw.location,
        part: "name",
        message: `"${keyword.name}" has no effect: the keywords beside it refuse all that it refuses`,
        ...(isCertain && { fix: [{ op: "remove", pointer: flaw.location }] }),
      };
    }
  },
};
