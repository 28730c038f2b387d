import { splitFragment } from "@argot/core/json";
import type { LintRule } from "../rule.js";

/** Reports dynamic references that lead to the same schema in every dynamic scope. */
export const staticReference: LintRule = {
  code: "static-reference",
  description: "A dynamic reference leads to the same schema in every scope",
  severity: "warn",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { references, name } of keywords)
        for (const { kind, uri, target, pointer } of references) {
          if (kind !== "dynamic" || uri === undefined || target.kind !== "schema") continue;
          // Only what leads to a dynamic anchor is looked for in the scope (2020-12, section 8.2.3.2).
          if (target.schema.resource.dynamicAnchors.has(splitFragment(uri).fragment ?? "")) continue;
          yield {
            pointer,
            part: "value",
            message: `leads to no dynamic anchor: "${name}" means what a static reference would`,
          };
        }
  },
};
