import { unknownKeywordHint } from "@argot/core/internal";
import { appendToken } from "@argot/core/json";
import { annotationsOfEditors } from "../annotations-of-editors.js";
import type { LintRule } from "../rule.js";

/** Reports members of schemas that are not keywords of the dialect. Most are mistyped, and constrain nothing. */
export const unknownKeyword: LintRule = {
  code: "unknown-keyword",
  description: "A member of a schema is not a keyword of its dialect",
  severity: "warn",
  fixable: false,
  *check({ document, allowsKeyword }) {
    for (const { unknown, pointer, resource } of document.schemas) {
      const { allowsUnknown, uri } = resource.dialect;
      for (const name of unknown) {
        if (name.startsWith("x-") || allowsKeyword(name) || allowsUnknown?.(name) === true) continue;
        if (!allowsUnknown && annotationsOfEditors.has(name)) continue;
        const hint = unknownKeywordHint(name, resource.dialect) ?? "";
        yield {
          pointer: appendToken(pointer, name),
          part: "name",
          message: `"${name}" is not a keyword of ${uri}${hint}`,
          ...(allowsUnknown && { fatal: true }),
        };
      }
    }
  },
};
