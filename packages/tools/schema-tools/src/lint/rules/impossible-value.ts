import { equal } from "@argot/core/json";
import { allowedClasses, classOf, ownRules, predicatesOf, rulesInForce } from "../facts.js";
import type { LintRule } from "../rule.js";
import { namesOf } from "../types.js";

/** Reports listed values of a type that the schema does not allow. */
export const impossibleValue: LintRule = {
  code: "impossible-value",
  description: "A listed value has a type that the schema does not allow",
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    for (const schema of document.schemas) {
      for (const { keyword, rule } of ownRules(index, schema)) {
        for (const predicate of predicatesOf(rule)) {
          if (predicate.op !== "among") continue;
          const allowed = allowedClasses(rulesInForce(index, schema).filter((each) => each.rule !== rule));
          if (allowed === 0) continue;
          const { values } = predicate;
          const impossible = values.filter((value) => (classOf(value) & allowed) === 0);
          // If no value is possible, there is a contradiction, which another rule reports.
          if (impossible.length === values.length) continue;
          const { json } = keyword;
          if (!Array.isArray(json)) continue;
          for (const [i, value] of json.entries())
            if (impossible.some((each) => equal(each, value)))
              yield {
                pointer: `${keyword.pointer}/${i}`,
                part: "value",
                message: `can never be valid: only ${namesOf(allowed)} is allowed`,
                fix: [{ op: "remove", pointer: `${keyword.pointer}/${i}` }],
              };
        }
      }
    }
  },
};
