import { isReferredTo } from "../referred-parts.js";
import type { Fault, LintRule } from "../rule.js";

/** Reports keywords that refuse no value at all, such as a minimum length of zero. */
export const noOpKeyword: LintRule = {
  code: "no-op-keyword",
  description: "A keyword refuses no value at all",
  severity: "warn",
  fixable: true,
  *check({ document, index, flaws }) {
    const proven = new Set(flaws().flatMap(({ kind, location }) => (kind === "no-op" ? [location] : [])));
    for (const schema of document.schemas)
      for (const { keyword, rules, provides, reads } of index.meaningOf(schema)) {
        const { definition, pointer, name, problem } = keyword;
        const isSilent = rules.length === 0 && definition.messages.size > 0 && !definition.identifies && !problem;
        if (!proven.has(pointer) && !isSilent) continue;
        // Others depend on it, or it on others: another rule looks at these.
        if (provides.length + reads.length > 0) continue;
        const fault: Fault = { pointer, part: "name", message: `"${name}" has no effect: no value fails it` };
        yield isReferredTo(index, document, pointer) ? fault : { ...fault, fix: [{ op: "remove", pointer }] };
      }
  },
};
