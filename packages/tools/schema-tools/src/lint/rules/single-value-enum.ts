import { predicatesOf } from "@argot/core/internal";
import type { Json } from "@argot/core";
import { ownRules } from "../facts.js";
import type { LintRule } from "../rule.js";

/** The keyword that says that there is one value. */
const constant = "const";

/** Reports lists of one value, in dialects with a keyword for one. */
export const singleValueEnum: LintRule = {
  code: "single-value-enum",
  description: 'A list of values has one value, which "const" says',
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    for (const schema of document.schemas) {
      const { dialect } = schema.resource;
      if (!dialect.keywords.has(constant) || schema.keywords.some(({ name }) => name === constant)) continue;
      for (const { keyword, rule } of ownRules(index, schema)) {
        const { json, pointer, name } = keyword;
        const isList = predicatesOf(rule).some(({ op }) => op === "among") && name !== constant;
        if (!isList || !Array.isArray(json) || json.length !== 1) continue;
        yield {
          pointer,
          part: "name",
          message: `"${name}" has one value: "${constant}" says the same`,
          fix: [
            { op: "rename", pointer, name: constant },
            { op: "replace", pointer, value: json[0] as Json },
          ],
        };
      }
    }
  },
};
