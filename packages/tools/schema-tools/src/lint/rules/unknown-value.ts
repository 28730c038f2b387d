import { unknownValueHint } from "@argot/core/internal";
import type { LintRule } from "../rule.js";

/** Reports values of keywords that have no meaning in the dialect, such as a mistyped format. Such a keyword constrains nothing. */
export const unknownValue: LintRule = {
  code: "unknown-value",
  description: "A keyword has a value without a meaning in the dialect",
  severity: "warn",
  fixable: false,
  *check({ document }) {
    for (const { keywords, resource } of document.schemas)
      for (const { name, definition, json, pointer, problem } of keywords) {
        const hint = problem ? undefined : unknownValueHint(definition, json);
        if (hint !== undefined)
          yield {
            pointer,
            part: "value",
            message: `is not a known value of "${name}" in ${resource.dialect.uri}${hint}`,
            ...(resource.dialect.allowsUnknown && { fatal: true }),
          };
      }
  },
};
