import { type BlockId, type Rule, JsonType } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { decideByNames } from "../analysis/decide-by-names.js";
import { expectedNames, gatherMembers, walks } from "../analysis/members.js";
import { sequence, type Statement } from "../code/statement.js";
import { expectMembers } from "./expect-members.js";
import { readMembers } from "./read-members.js";
import type { Site } from "./site.js";
import { walkMembers } from "./walk-members.js";

/**
 * Rules about an object, as statements. There are two ways to look at its members: to read each name (fast where the
 * objects have one shape), or to walk through what is there and switch on the name (fast where every object looks
 * different, and needed where unknown names matter).
 */
export function objectRules(rules: readonly Rule[], id: BlockId, site: Site): Statement {
  const { context, sink } = site;
  const { module, writer } = context;
  const inObject = { ...site, known: JsonType.object };
  const { members, gathered, others: ungathered } = gatherMembers(rules, site.evaluatedBits?.layout);
  const shape = module.profile?.shape(id);
  const expected = expectedNames(members, shape);
  const { plan } = module.analysis;
  // What names alone decide is decided where they are known, and asked elsewhere only.
  const answers = new Map(
    expected ? ungathered.map((rule) => [rule, decideByNames(rule, expected, plan)] as const) : [],
  );
  const decided = ungathered.filter((rule) => answers.get(rule) !== undefined);
  const others = ungathered.filter((rule) => answers.get(rule) === undefined);
  const each = (group: readonly Rule[]): Statement =>
    sequence(byCost(group).map((rule) => module.noted([rule], writer.constraint(rule.constraint, inObject))));
  const general = (): Statement => {
    const byMembers = walks(members, shape) ? walkMembers([{ members, sink }], site) : readMembers(members, id, site);
    return sequence([each(decided), module.noted(gathered, byMembers)]);
  };
  const namesFail = decided.some((rule) => answers.get(rule) === false);
  const own = expected ? expectMembers(expected, namesFail, members, site, general) : general();
  const before = each(others.filter(({ constraint }) => constraint.op === "test"));
  const after = each(others.filter(({ constraint }) => constraint.op !== "test"));
  // What reads what has been evaluated stands behind what evaluates.
  return members.readsEvaluated ? sequence([before, after, own]) : sequence([before, own, after]);
}
