import { domainsOf } from "../domains.js";
import { allowedClasses, ownRules } from "../facts.js";
import { facetsReadOutside } from "../facets-read-outside.js";
import { isReferredTo } from "../referred-parts.js";
import type { LintRule } from "../rule.js";
import { everyClass, namesOf } from "../types.js";

/** Reports keywords for types of values that the schema does not allow, such as `minLength` for an object. */
export const inapplicableKeyword: LintRule = {
  code: "inapplicable-keyword",
  description: "A keyword is about values of a type that the schema does not allow",
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    const outside = facetsReadOutside(index);
    for (const schema of document.schemas) {
      const allowed = allowedClasses(ownRules(index, schema));
      // If no value is valid, there is a contradiction, which another rule reports.
      if (allowed === everyClass || allowed === 0) continue;
      const meanings = index.meaningOf(schema);
      const applies = meanings.filter((each) => (domainsOf(each) & allowed) !== 0);
      for (const meaning of meanings) {
        const { keyword, rules, provides, reads } = meaning;
        if (rules.length === 0 || applies.includes(meaning)) continue;
        const isRead = provides.some(
          (facet) => outside.has(facet) || applies.some((each) => each.reads.includes(facet)),
        );
        // Another keyword may need this one: meta-schemas of older drafts require both or neither.
        const isNeeded = meanings.some(
          (each) =>
            (each.rules.length === 0 || applies.includes(each)) && each.provides.some((facet) => reads.includes(facet)),
        );
        const isCertain = !isRead && !isNeeded && !isReferredTo(index, document, keyword.pointer);
        yield {
          pointer: keyword.pointer,
          part: "name",
          message: `"${keyword.name}" has no effect: it is about a value of type ${namesOf(domainsOf(meaning))}, and only ${namesOf(allowed)} is allowed`,
          ...(isCertain && { fix: [{ op: "remove", pointer: keyword.pointer }] }),
        };
      }
    }
  },
};
