import type { LintRule } from "../rule.js";

/** Reports keywords of other drafts that the dialect keeps for their schemas. */
export const outdatedKeyword: LintRule = {
  code: "outdated-keyword",
  description: "A keyword of another draft is kept by the dialect, and has a successor",
  severity: "warn",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { name, pointer, definition } of keywords)
        if (definition.outdated !== undefined)
          yield { pointer, part: "name", message: `"${name}" ${definition.outdated}` };
  },
};
