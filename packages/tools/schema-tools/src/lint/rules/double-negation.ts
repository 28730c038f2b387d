import { applicationsOf } from "@argot/core/plan";
import type { IndexedSchema, SchemaIndex } from "../../schema-index/index.js";
import { ownRules } from "../facts.js";
import type { LintRule } from "../rule.js";

/** Reports negations of negations. */
export const doubleNegation: LintRule = {
  code: "double-negation",
  description: "A negation is negated",
  severity: "warn",
  fixable: false,
  *check({ document, index }) {
    for (const schema of document.schemas)
      for (const { keyword, negated } of negationsIn(index, schema)) {
        if (negated.keywords.length !== 1 || !negationsIn(index, negated)[0]) continue;
        yield {
          pointer: keyword,
          part: "name",
          message: `a schema that only negates is negated: what is negated there can be required here`,
        };
      }
  },
};

/** What a schema negates. */
const negationsIn = (
  index: SchemaIndex,
  schema: IndexedSchema,
): readonly { readonly keyword: string; readonly negated: IndexedSchema }[] =>
  ownRules(index, schema).flatMap(({ keyword, rule: { constraint } }) => {
    if (constraint.op !== "some" || constraint.range.max !== 0) return [];
    const [application, ...others] = applicationsOf(constraint);
    const negated = application && others.length === 0 ? index.schemas[application.target] : undefined;
    return negated ? [{ keyword: keyword.pointer, negated }] : [];
  });
