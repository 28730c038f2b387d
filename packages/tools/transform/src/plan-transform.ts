import { requirePlan } from "@argot/core/internal";
import type { Plan } from "@argot/core/plan";
import type { Change } from "./change.js";
import { checkedOptions, type TransformOptions } from "./options.js";
import { stepsOf } from "./steps.js";
import { Walk } from "./walk.js";

/** A transformed value. */
export interface TransformedValue {
  /** The value; the given one if nothing was changed. */
  readonly value: unknown;
  /** The changes, in order. */
  readonly changes: readonly Change[];
}

/**
 * Transforms a value.
 *
 * @param mutate - Whether the value itself is changed, rather than a copy.
 */
export type PlanTransform = (value: unknown, mutate?: boolean) => TransformedValue;

/**
 * Makes the transform of a plan. A value is walked from the root: at each schema that is applied, its type is
 * converted, defaults are set, properties are removed, and the schemas of its parts follow. Of alternatives, those that
 * are valid for the value change it; if too few are, the first ones that are valid after they have transformed it.
 *
 * @throws DefinitionError for an unknown option.
 */
export function planTransform(plan: Plan, options: TransformOptions = {}): PlanTransform {
  requirePlan("planTransform", plan);
  const checked = checkedOptions(options);
  const step = stepsOf(plan, checked);
  const blockCount = plan.blocks.length;
  const showsParents = Object.keys(checked.keywords).length > 0;
  return (value, mutates = false) => {
    if (!step) return { value, changes: [] };
    const walk = new Walk(value, { mutates, showsParents, blockCount });
    const made = step.run(walk.root, walk);
    return { value: walk.changes.length === 0 ? value : made, changes: walk.changes };
  };
}
