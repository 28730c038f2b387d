import { JsonType } from "@argot/core/keyword";
import {
  applicationTo,
  type EvaluatedParts,
  evaluationOf,
  mapApplications,
  nowhere,
  type Plan,
  type Rule,
} from "@argot/core/plan";
import { readersLast } from "@argot/core/internal";
import type { IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import { oncePerIndex } from "./once-per-index.js";

/** All schemas of an index as a plan, with their ids as those of blocks. */
const planOf = oncePerIndex((index): Plan => {
  const blocks = index.schemas.map((schema) => {
    const rules = index.meaningOf(schema).flatMap((meaning) => meaning.rules.map(withOpenTargets));
    return { id: schema.id, resource: 0, pointer: schema.pointer, rules: readersLast(rules) };
  });
  return { entry: applicationTo(nowhere), blocks, resources: [] };
});

/** A schema that is not in the index may evaluate anything, as if the dynamic scope had to find it. */
const withOpenTargets = (rule: Rule): Rule => ({
  ...rule,
  constraint: mapApplications(rule.constraint, (each) => (each.target === nowhere ? { ...each, dynamic: "" } : each)),
});

/**
 * What is evaluated whenever a schema holds, without a keyword that reads it.
 *
 * @returns `undefined` if what is evaluated depends on the value.
 */
export function evaluatedBeside(
  keyword: string,
  schema: IndexedSchema,
  index: SchemaIndex,
): EvaluatedParts | undefined {
  const plan = planOf(index);
  const before = plan.blocks[schema.id]?.rules.findIndex(({ name }) => name === keyword) ?? -1;
  const found = evaluationOf(plan, schema.id, before, JsonType.object | JsonType.array);
  return found?.choices.size === 0 && found.certain.contained.length === 0 ? found.certain : undefined;
}
