import { predicatesOf } from "@argot/core/internal";
import { encodeFragment, equal } from "@argot/core/json";
import { hasDynamicApplications } from "@argot/core/plan";
import { ownRules } from "../facts.js";
import type { LintRule } from "../rule.js";
import { issueOf, validatorOf } from "../validity.js";

/** Reports listed values that the schema around the list refuses. */
export const impossibleValue: LintRule = {
  code: "impossible-value",
  description: "A listed value is one that the schema does not allow",
  severity: "warn",
  fixable: true,
  *check({ document, index, argot }) {
    for (const schema of document.schemas)
      for (const { keyword, rule } of ownRules(index, schema)) {
        const { json } = keyword;
        // A constant may be an array.
        const lists = predicatesOf(rule).some(
          (predicate) => predicate.op === "among" && !predicate.values.some((value) => equal(value, json)),
        );
        if (!lists || !Array.isArray(json)) continue;
        const uri = `${document.uri}#${encodeFragment(schema.pointer)}`;
        const validator = validatorOf(argot, uri);
        if (!validator) continue;
        const impossible = json.flatMap((value, i) => {
          const issue = issueOf(validator, value);
          return issue ? [{ pointer: `${keyword.pointer}/${i}`, message: issue.message }] : [];
        });
        // If no value is possible, there is a contradiction, which another rule reports.
        if (impossible.length === 0 || impossible.length === json.length) continue;
        // In another dynamic scope a value may be valid.
        const isCertain = !hasDynamicApplications(argot.plan(uri));
        for (const { pointer, message } of impossible)
          yield {
            pointer,
            part: "value",
            message: `can never be valid: ${message}`,
            ...(isCertain && { fix: [{ op: "remove", pointer }] }),
          };
      }
  },
};
