import { JsonSet, predicatesOf } from "@argot/core/internal";
import { appendToken, equal } from "@argot/core/json";
import { ownRules } from "../facts.js";
import type { LintRule } from "../rule.js";

/** Reports values that a schema lists twice: one of them was meant to be another. */
export const duplicateValue: LintRule = {
  code: "duplicate-value",
  description: "A value is listed more than once",
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    for (const schema of document.schemas)
      for (const { keyword, rule } of ownRules(index, schema)) {
        const { json, pointer } = keyword;
        // A constant may be an array with equal items.
        const lists = predicatesOf(rule).some(
          (predicate) => predicate.op === "among" && !predicate.values.some((value) => equal(value, json)),
        );
        if (!lists || !Array.isArray(json)) continue;
        const seen = new JsonSet();
        for (const [i, value] of json.entries()) {
          if (seen.add(value)) continue;
          const at = appendToken(pointer, String(i));
          yield { pointer: at, part: "value", message: "is listed before", fix: [{ op: "remove", pointer: at }] };
        }
      }
  },
};
