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

const plans = new WeakMap<SchemaIndex, Plan>();

/** All schemas of an index as a plan, with their ids as those of blocks. */
function planOf(index: SchemaIndex): Plan {
  const known = plans.get(index);
  if (known) return known;
  const blocks = index.schemas.map((schema) => {
    const rules = index.meaningOf(schema).flatMap((meaning) => meaning.rules.map(withOpenTargets));
    return { id: schema.id, resource: 0, pointer: schema.pointer, rules: readersLast(rules) };
  });
  const plan: Plan = { entry: applicationTo(nowhere), blocks, resources: [] };
  plans.set(index, plan);
  return plan;
}

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
