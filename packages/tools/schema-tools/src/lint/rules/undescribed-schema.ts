import { isObject } from "@argot/core/keyword";
import type { LintRule } from "../rule.js";

/** The keywords that tell people what a schema is. */
const descriptions: readonly string[] = ["title", "description"];

/** Reports documents that do not say what they are. */
export const undescribedSchema: LintRule = {
  code: "undescribed-schema",
  description: "A document has no title or no description",
  severity: "off",
  fixable: false,
  *check({ document: { root, resources } }) {
    if (!isObject(root)) return;
    for (const name of descriptions)
      if (!Object.hasOwn(root, name) && resources[0]?.dialect.keywords.has(name))
        yield { pointer: "", part: "value", message: `has no "${name}"` };
  },
};
