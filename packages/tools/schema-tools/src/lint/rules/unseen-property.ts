import { applicationsOf, inPlace, type Rule } from "@argot/core/plan";
import { type IndexedSchema, type SchemaIndex, trialContext, trialParseContext } from "../../schema-index/index.js";
import type { Dialect } from "@argot/core";
import { ownRules } from "../facts.js";
import type { LintRule } from "../rule.js";

/** Maximum number of schemas for the same value whose properties are looked at. */
const maxTogether = 200;

/**
 * Reports keywords that refuse properties which other schemas for the same object describe: they see those of their own schema object
 * alone, as `additionalProperties` does beside `allOf`.
 */
export const unseenProperty: LintRule = {
  code: "unseen-property",
  description: "A keyword refuses properties that a schema beside it describes",
  severity: "warn",
  fixable: false,
  *check({ document, index }) {
    for (const schema of document.schemas)
      for (const { keyword, rule } of ownRules(index, schema)) {
        const found = refusesOthers(rule, index) ? firstUnseen(rule, schema, index) : undefined;
        if (!found) continue;
        const other = keywordForAll(schema.resource.dialect);
        const instead = other === undefined ? "name it here as well" : `use "${other}"`;
        yield {
          pointer: keyword.pointer,
          part: "name",
          message: `"${keyword.name}" refuses "${found.name}", which the schema at "${found.schema.pointer}" describes: it sees the properties of its own schema object only; ${instead}`,
        };
      }
  },
};

/** Whether a rule refuses all properties that its schema object does not name. */
const refusesOthers = ({ constraint }: Rule, index: SchemaIndex): boolean =>
  constraint.op === "members" &&
  constraint.rest !== undefined &&
  constraint.except !== "evaluated" &&
  index.isFalse(constraint.rest.target);

/** A property that another schema for the same object describes, and that a rule refuses. */
function firstUnseen(
  { constraint }: Rule,
  schema: IndexedSchema,
  index: SchemaIndex,
): { readonly name: string; readonly schema: IndexedSchema } | undefined {
  const except = constraint.op === "members" && typeof constraint.except === "object" ? constraint.except : undefined;
  const isSeen = (name: string): boolean =>
    (except?.names.has(name) ?? false) || (except?.patterns.some((pattern) => pattern.test(name)) ?? false);
  const together = new Set([schema]);
  // The iteration visits schemas that are added during it.
  for (const each of together)
    for (const { rule } of ownRules(index, each)) {
      const { constraint: inner } = rule;
      if (inner.op === "members" && each !== schema)
        for (const [name, { target }] of inner.named)
          if (!isSeen(name) && !index.isFalse(target)) return { name, schema: each };
      // What must not match describes nothing.
      if (!inPlace(inner) || (inner.op === "some" && inner.range.max === 0)) continue;
      for (const { target } of applicationsOf(inner)) {
        const applied = index.schemas[target];
        if (applied && together.size < maxTogether) together.add(applied);
      }
    }
  return undefined;
}

/** The keyword of a dialect that refuses properties which no schema for the same object describes. */
function keywordForAll({ keywords }: Dialect): string | undefined {
  for (const [name, { keyword }] of keywords) {
    if (keyword.value.problem(false)) continue;
    const value = keyword.value.parse(false, trialParseContext);
    const constraints = keyword.lower(trialContext(value, false));
    if (constraints.some((each) => each.op === "members" && each.except === "evaluated")) return name;
  }
  return undefined;
}
