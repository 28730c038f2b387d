import { appendToken } from "@argot/core/json";
import { applicationsOf, inPlace } from "@argot/core/plan";
import { equalValues } from "../equal-values.js";
import { ownRules } from "../facts.js";
import { isReferredTo } from "../referred-parts.js";
import type { Fault, LintRule } from "../rule.js";

/** Reports schemas that are applied to the same value twice by one keyword that requires all of them. */
export const duplicateBranch: LintRule = {
  code: "duplicate-branch",
  description: "A keyword requires the same schema twice",
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    const equal = equalValues(document.root);
    for (const schema of document.schemas)
      for (const { keyword, rule } of ownRules(index, schema)) {
        const { json, pointer } = keyword;
        if (rule.constraint.op !== "all" || !Array.isArray(json) || !inPlace(rule.constraint)) continue;
        if (applicationsOf(rule.constraint).length < json.length) continue;
        const seen = new Set<number>();
        for (const [i, branch] of json.entries()) {
          const number = equal.get(branch)?.number;
          if (number === undefined) continue;
          if (!seen.has(number)) {
            seen.add(number);
            continue;
          }
          const at = appendToken(pointer, String(i));
          const fault: Fault = { pointer: at, part: "value", message: "is required before" };
          yield isReferredTo(index, document, at) ? fault : { ...fault, fix: [{ op: "remove", pointer: at }] };
        }
      }
  },
};
