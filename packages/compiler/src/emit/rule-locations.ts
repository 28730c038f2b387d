import type { Plan, Rule } from "@argot/core/plan";

/**
 * The plan in which each rule has the location of its keyword as its name, for comments in emitted code. Passes move rules to
 * other blocks together with their names.
 */
export function nameRulesByLocation(plan: Plan): Plan {
  const blocks = plan.blocks.map((block) => {
    const schema = `${plan.resources.at(block.resource)?.uri ?? ""}#${block.pointer}`;
    const rules = block.rules.map((rule): Rule => {
      const keyword = rule.name?.replaceAll("~", "~0").replaceAll("/", "~1");
      return { ...rule, name: keyword === undefined ? schema : `${schema}/${keyword}` };
    });
    return { id: block.id, resource: block.resource, pointer: block.pointer, rules };
  });
  return { ...plan, blocks };
}
