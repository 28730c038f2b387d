// What schemas say by `default`, filled in for handlers.
import type { BlockId, Plan, Rule } from "@argot/core/plan";
import { copyOf, planTransform, TransformLimitError } from "@argot/transform";
import { Malformed } from "../parameters/malformed.js";

/**
 * A valid value with the defaults of what it lacks, as a copy; for `undefined`, the default of the value itself. `Malformed` if that takes
 * too much work.
 */
export type FillDefaults = (value: unknown) => unknown;

/** The keyword whose annotation is a default. */
const defaultKeyword = "default";

/** Makes the function that fills in the defaults of a plan. */
export function fillDefaults(plan: Plan): FillDefaults {
  const inherited = withInheritedDefaults(plan);
  if (!inherited) return (value) => value;
  const own = defaultOf(inherited.blocks.at(inherited.entry.target)?.rules ?? [])?.annotation;
  const transform = planTransform(inherited, { useDefaults: true });
  return (given) => {
    const value = given === undefined && own?.kind === "value" ? copyOf(own.value) : given;
    if (value === undefined) return undefined;
    try {
      return transform(value).value;
    } catch (error) {
      if (!(error instanceof TransformLimitError)) throw error;
      return new Malformed(
        `must have fewer ${error.limit === "depth" ? "levels" : "parts"}: its defaults cannot be filled in`,
      );
    }
  };
}

const defaultOf = (rules: readonly Rule[]): Rule | undefined =>
  rules.find(({ name, annotation }) => name === defaultKeyword && annotation?.kind === "value");

/**
 * The same plan, in which a schema without a default has that of a schema that it refers to or consists of. `undefined` if there
 * are no defaults.
 */
function withInheritedDefaults(plan: Plan): Plan | undefined {
  const known = new Map<BlockId, Rule | undefined>();
  const find = (id: BlockId): Rule | undefined => {
    if (known.has(id)) return known.get(id);
    // A cycle adds nothing.
    known.set(id, undefined);
    const rules = plan.blocks.at(id)?.rules ?? [];
    let found = defaultOf(rules);
    for (const { constraint } of rules)
      if (constraint.op === "all")
        for (const { target, when, dynamic } of constraint.applications)
          if (!when && dynamic === undefined) found ??= find(target);
    known.set(id, found);
    return found;
  };
  const blocks = plan.blocks.map((block) => {
    const rule = find(block.id);
    return !rule || block.rules.includes(rule) ? block : { ...block, rules: [rule, ...block.rules] };
  });
  return [...known.values()].some((rule) => rule !== undefined) ? { ...plan, blocks } : undefined;
}
