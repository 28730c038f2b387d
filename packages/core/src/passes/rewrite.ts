import { type Block, type Application, nowhere, type Plan, type Rule } from "../plan/plan.js";
import { mapApplications, reachableBlocks } from "../plan/walk.js";

/** The same plan with each rule replaced, or dropped where `change` returns `undefined`. */
export function mapRules(plan: Plan, change: (rule: Rule, block: Block) => Rule | undefined): Plan {
  return {
    ...plan,
    blocks: plan.blocks.map((block) => {
      const rules = block.rules.flatMap((rule) => change(rule, block) ?? []);
      const same = rules.length === block.rules.length && rules.every((rule, i) => rule === block.rules.at(i));
      return same ? block : { ...block, rules };
    }),
  };
}

/** The same plan without the blocks that nothing leads to; the others get new numbers. */
export function compact(plan: Plan): Plan {
  const reached = reachableBlocks(plan);
  const kept = plan.blocks.filter(({ id }) => reached.has(id));
  if (kept.length === plan.blocks.length) return plan;
  const numbers = new Map(kept.map(({ id }, i) => [id, i]));
  const move = (application: Application): Application => ({
    ...application,
    target: numbers.get(application.target) ?? nowhere,
  });
  return {
    entry: move(plan.entry),
    blocks: kept.map((block, id) => ({
      ...block,
      id,
      rules: block.rules.map((rule) => ({ ...rule, constraint: mapApplications(rule.constraint, move) })),
    })),
    resources: plan.resources.map((resource) => ({
      ...resource,
      dynamicAnchors: new Map(
        Array.from(resource.dynamicAnchors).flatMap(([anchor, target]) => {
          const moved = numbers.get(target);
          return moved === undefined ? [] : [[anchor, moved] as const];
        }),
      ),
    })),
  };
}
