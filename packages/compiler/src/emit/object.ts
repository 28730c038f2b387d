import { type BlockId, type Rule, JsonType } from "@argot/core/plan";
import { byCost } from "../analysis/cost.js";
import { gatherMembers, type Members, walks } from "../analysis/members.js";
import { sequence, type Statement } from "../code/statement.js";
import { readMembers } from "./read-members.js";
import type { Site } from "./site.js";
import { walkMembers, walkNames } from "./walk-members.js";

/**
 * Rules about an object, as statements. There are two ways to find its members: read each name, which is fast if all objects
 * have the same names; or walk through the members and switch on the name, which is fast if names differ, and necessary if
 * unknown names matter.
 */
export function objectRules(rules: readonly Rule[], id: BlockId, site: Site): Statement {
  const { module, writer } = site.context;
  const inObject = { ...site, known: JsonType.object };
  const { members, gathered, others } = gatherMembers(rules, site.evaluatedBits?.layout);
  const each = (group: readonly Rule[]): Statement =>
    sequence(byCost(group).map((rule) => module.withComments([rule], writer.constraint(rule.constraint, inObject))));
  const own = module.withComments(gathered, memberRules(members, id, site));
  const before = each(others.filter(({ constraint }) => constraint.op === "test"));
  const after = each(others.filter(({ constraint }) => constraint.op !== "test"));
  // Rules that read the evaluated set come after those that add to it.
  return members.readsEvaluated ? sequence([before, after, own]) : sequence([before, own, after]);
}

/** Rules about the members of an object. */
function memberRules(members: Members, id: BlockId, site: Site): Statement {
  if (!walks(members)) return readMembers(members, id, site);
  const { names, sizes } = members;
  const withoutNames = { ...members, names: [] };
  // One walk is enough if the members are walked through or counted anyway.
  return names.length === 0 || sizes.length > 0 || walks(withoutNames)
    ? walkMembers(members, site)
    : sequence([walkNames(names, site), readMembers(withoutNames, id, site)]);
}
