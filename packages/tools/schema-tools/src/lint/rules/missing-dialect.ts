import { isObject } from "@argot/core/keyword";
import type { LintRule } from "../rule.js";

/** Reports a document that does not declare its dialect, since programs have different defaults. */
export const missingDialect: LintRule = {
  code: "missing-dialect",
  description: "A document does not declare its dialect",
  severity: "warn",
  fixable: true,
  *check({ document, index }) {
    const { root, resources } = document;
    if (!isObject(root) || Object.hasOwn(root, "$schema") || resources[0]?.declaredDialect !== undefined) return;
    const { uri } = index.defaultDialect;
    yield {
      pointer: "",
      part: "value",
      message: `declares no dialect with "$schema"; it is read as ${uri}`,
      fix: [{ op: "add-first", pointer: "", name: "$schema", value: uri }],
    };
  },
};
